// What is asked over HTTP. A refusal is a reason: a clause and words for this case.
import type {
  AccountForm,
  AnalysisState,
  BotForm,
  Clauses,
  DeleteForm,
  FrameForm,
  GuestForm,
  JoinForm,
  LoginForm,
  PasswordForm,
  Person,
  PlayForm,
  PlayPositionForm,
  PositionForm,
  PositionWritten,
  Profile,
  ReadyForm,
  Reason,
  ReplayInfo,
  Scenarios,
  SeatForm,
  ServerInfo,
  TableForm,
  TableInfo,
} from '../wire';
import type { Catalogue, Demonstrated, GameId, Steps } from '../messages';
import { words } from '../words/words.svelte';

/** The server has said no. */
export class Refused extends Error {
  readonly reason: Reason;
  constructor(reason: Reason) {
    super(reason.text);
    this.reason = reason;
  }
}

async function ask<T>(method: 'GET' | 'POST', path: string, body?: object | string): Promise<T> {
  const said = await fetch(`/api/${path}`, {
    method,
    credentials: 'same-origin',
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  if (!said.ok) throw new Refused((await said.json().catch(() => ({ clause: 'server.trouble', text: said.statusText }))) as Reason);
  return (said.status === 204 ? undefined : await said.json().catch(() => undefined)) as T;
}

const get = <T>(path: string): Promise<T> => ask<T>('GET', path);
/** A body that is JSON already. */
const send = <T>(path: string, body: string): Promise<T> => ask<T>('POST', path, body);
const post = <T>(path: string, body: object = {}): Promise<T> => ask<T>('POST', path, body);

export const api = {
  server: () => get<ServerInfo>('server'),
  me: () => get<Person>('me'),
  guest: (form: GuestForm) => post<Person>('me/guest', form),
  account: (form: AccountForm) => post<Person>('me/account', form),
  login: (form: LoginForm) => post<Person>('me/login', form),
  logout: () => post<void>('me/logout'),
  logoutEverywhere: () => post<void>('me/logout-everywhere'),
  password: (form: PasswordForm) => post<Person>('me/password', form),
  remove: (form: DeleteForm) => post<void>('me/delete', form),
  profile: (person: string) => get<Profile>(`people/${person}`),
  ratings: (game: string) => get<Profile[]>(`ratings/${game}`),
  open: (form: TableForm) => post<TableInfo>('tables', form),
  play: (form: PlayForm) => post<TableInfo>('play', form),
  catalogue: <G extends GameId>(table: string) => get<Catalogue<G>>(`tables/${table}/catalogue`),
  join: (table: string, form: JoinForm) => post<TableInfo>(`tables/${table}/join`, form),
  leave: (table: string, form: SeatForm) => post<TableInfo>(`tables/${table}/leave`, form),
  ready: (table: string, form: ReadyForm) => post<TableInfo>(`tables/${table}/ready`, form),
  bot: (table: string, form: BotForm) => post<TableInfo>(`tables/${table}/bot`, form),
  kick: (table: string, form: SeatForm) => post<TableInfo>(`tables/${table}/kick`, form),
  start: (table: string) => post<TableInfo>(`tables/${table}/start`),
  rematch: (table: string) => post<TableInfo>(`tables/${table}/rematch`),
  clauses: (game: string) => get<Clauses>(`games/${game}/clauses`),
  scenarios: (game: string, clause: string | null) => get<Scenarios>(`games/${game}/scenarios${clause === null ? '' : `?clause=${encodeURIComponent(clause)}`}`),
  scenario: <G extends GameId>(game: G, number: number) => get<Demonstrated<G>>(`games/${game}/scenarios/${number}?language=${words.language}`),
  tryScenario: (game: string, number: number, form: FrameForm) => post<TableInfo>(`games/${game}/scenarios/${number}/play`, form),
  bring: (record: string) => send<ReplayInfo>('replays', record),
  scenarioPosition: (game: string, number: number) => get<PositionWritten>(`games/${game}/scenarios/${number}/position`),
  position: <G extends GameId>(game: G, form: PositionForm) => post<Demonstrated<G>>(`games/${game}/position?language=${words.language}`, form),
  playPosition: (game: string, form: PlayPositionForm) => post<TableInfo>(`games/${game}/position/play`, form),
  replay: (replay: string) => get<ReplayInfo>(`replays/${replay}`),
  replayCatalogue: <G extends GameId>(replay: string) => get<Catalogue<G>>(`replays/${replay}/catalogue`),
  steps: <G extends GameId>(replay: string, since: number, until: number, seat: number | null) =>
    get<Steps<G>>(`replays/${replay}/steps?since=${since}&until=${until}&language=${words.language}${seat === null ? '' : `&seat=${seat}`}`),
  analysis: (replay: string) => get<AnalysisState>(`replays/${replay}/analysis?language=${words.language}`),
  analyse: (replay: string) => post<AnalysisState>(`replays/${replay}/analysis`),
  playOn: (replay: string, form: FrameForm) => post<TableInfo>(`replays/${replay}/play`, form),
};
