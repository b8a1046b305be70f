// The words of the page: Fluent files, one a language here and one a language in each game's folder.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import english from './en.ftl?raw';

export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const;
export type Language = keyof typeof LANGUAGES;
export type Arguments = Record<string, FluentVariable>;

/** The texts of one module by language; English is at hand, the others are fetched when they are wanted. */
export interface Texts {
  readonly en: string;
  readonly de: () => Promise<string>;
}

const PAGE: Texts = { en: english, de: () => import('./de.ftl?raw').then((file) => file.default) };

/** Where this device remembers the language. */
const KEY = 'standoff.language';

/** The language that was chosen here before, else the browser's, if it is one of ours. */
function wanted(): Language {
  const asked = localStorage.getItem(KEY) ?? navigator.language.slice(0, 2);
  return asked in LANGUAGES ? (asked as Language) : 'en';
}

class Words {
  language = $state<Language>('en');
  private bundle = $state.raw<FluentBundle>(new FluentBundle('en', { useIsolating: false }));
  private modules: Texts[] = [];

  constructor() {
    void this.add(PAGE).then(() => this.speak(wanted()));
  }

  /** A module brings its words. */
  async add(texts: Texts): Promise<void> {
    if (this.modules.includes(texts)) return;
    this.modules.push(texts);
    await this.rebuild();
  }

  /** The page speaks another language from here on. */
  async speak(language: Language): Promise<void> {
    this.language = language;
    localStorage.setItem(KEY, language);
    document.documentElement.lang = language;
    await this.rebuild();
  }

  /** A sentence, or its id if nobody has written it. */
  say(id: string, args: Arguments = {}): string {
    const message = this.bundle.getMessage(id);
    return message?.value ? this.bundle.formatPattern(message.value, args) : id;
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  private async rebuild(): Promise<void> {
    const { language } = this;
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const module of this.modules) {
      bundle.addResource(new FluentResource(module.en), { allowOverrides: true });
    }
    if (language !== 'en') {
      const files = await Promise.all(this.modules.map((module) => module[language]()));
      for (const file of files) bundle.addResource(new FluentResource(file), { allowOverrides: true });
    }
    if (language === this.language) this.bundle = bundle;
  }
}

export const words = new Words();
export const say = (id: string, args?: Arguments): string => words.say(id, args);
