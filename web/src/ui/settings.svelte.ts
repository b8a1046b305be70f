// What this device remembers: light or dark, sound, how quickly it shows. Kept between visits.

export type Theme = 'dark' | 'light';
const KEY = 'standoff.settings';

interface Kept {
  theme?: Theme;
  sound?: boolean;
  calls?: boolean;
  swift?: boolean;
  visited?: boolean;
}

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

class Settings {
  theme: Theme = $state(kept().theme ?? (matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'));
  sound: boolean = $state(kept().sound ?? false);
  /** Whoever is elsewhere is called when he is asked, if the browser may. */
  calls: boolean = $state(kept().calls ?? false);
  /** What bots do is shown at once, not move by move. */
  swift: boolean = $state(kept().swift ?? false);

  /** Somebody has been here before: nothing is pointed out any more. */
  visited: boolean = $state(kept().visited ?? false);

  visit(): void {
    this.visited = true;
    this.keep();
  }
  /** The page wears these settings. */
  wear(): void {
    document.documentElement.dataset['theme'] = this.theme;
  }
  toggleTheme(): void {
    this.theme = this.theme === 'dark' ? 'light' : 'dark';
    this.keep();
  }
  toggleSound(): void {
    this.sound = !this.sound;
    this.keep();
  }
  toggleSwift(): void {
    this.swift = !this.swift;
    this.keep();
  }
  /** The browser asks its user first whether it may call. */
  async toggleCalls(): Promise<void> {
    this.calls = !this.calls && (await Notification.requestPermission()) === 'granted';
    this.keep();
  }
  private keep(): void {
    this.wear();
    try {
      localStorage.setItem(KEY, JSON.stringify({ theme: this.theme, sound: this.sound, calls: this.calls, swift: this.swift, visited: this.visited } satisfies Kept));
    } catch {
      // A device that remembers nothing is fine.
    }
  }
}

export const settings = new Settings();
