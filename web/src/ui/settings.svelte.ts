// What this device remembers: light or dark, sound, motion. Kept between visits.

export type Theme = 'dark' | 'light';
const KEY = 'standoff.settings';

interface Kept {
  theme?: Theme;
  sound?: boolean;
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
  private keep(): void {
    this.wear();
    try {
      localStorage.setItem(KEY, JSON.stringify({ theme: this.theme, sound: this.sound, visited: this.visited }));
    } catch {
      // A device that remembers nothing is fine.
    }
  }
}

export const settings = new Settings();
