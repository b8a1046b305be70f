// Who one is. A stranger becomes a guest when a name is needed; no account is asked for.
import type { Person } from '../wire';
import { api } from './api';

const FIRST = ['Quick', 'Calm', 'Lucky', 'Quiet', 'Bold', 'Sly', 'Dusty', 'Red', 'Wry', 'Keen'];
const LAST = ['Heron', 'Otter', 'Badger', 'Raven', 'Lynx', 'Marten', 'Wren', 'Fox', 'Hare', 'Finch'];
const any = (list: readonly string[]): string => list[Math.floor(Math.random() * list.length)]!;

/** A name for somebody who has not chosen one. */
export const proposedName = (): string => `${any(FIRST)} ${any(LAST)}`;

class Me {
  person: Person | null = $state.raw(null);
  private asked: Promise<void> | null = null;

  /** Find out who one is, once. */
  know(): Promise<void> {
    this.asked ??= api.me().then(
      (person) => void (this.person = person),
      () => {},
    );
    return this.asked;
  }
  /** Be somebody: the one that one is, or a guest. */
  async be(): Promise<Person> {
    await this.know();
    return this.person ?? this.rename(proposedName());
  }
  async rename(name: string): Promise<Person> {
    this.person = await api.guest({ name });
    return this.person;
  }
  /** A guest becomes an account, and keeps what was played. */
  async account(name: string, password: string): Promise<void> {
    this.person = await api.account({ name, password });
  }
  async login(name: string, password: string): Promise<void> {
    this.person = await api.login({ name, password });
  }
  async changePassword(old: string, next: string): Promise<void> {
    this.person = await api.password({ old, new: next });
  }
  /** Log out: here, or on all devices. */
  async leave(everywhere: boolean): Promise<void> {
    await (everywhere ? api.logoutEverywhere() : api.logout());
    this.person = null;
  }
  /** Nothing is left of one. */
  async remove(password: string): Promise<void> {
    await api.remove({ password });
    this.person = null;
  }
}

export const me = new Me();
