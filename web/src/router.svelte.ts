// Where one is. Addresses are real ones, so that every table, clause and moment can be shared.

export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'open'; readonly game: string }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'rules'; readonly game: string | null; readonly clause: string | null }
  | { readonly page: 'scenario'; readonly game: string; readonly number: number }
  | { readonly page: 'replay'; readonly id: string; readonly step: number; readonly seat: number | null }
  | { readonly page: 'position'; readonly game: string }
  | { readonly page: 'analysis'; readonly id: string; readonly moment: number | null }
  | { readonly page: 'person'; readonly id: string | null };

/** The page at an address; anything unknown is the lobby. */
export function routeOf(path: string): Route {
  const [first, second, third, fourth] = path.split('/').filter(Boolean).map(decodeURIComponent);
  switch (first) {
    case 'open':
      return second === undefined ? { page: 'lobby' } : { page: 'open', game: second };
    case 'table':
      return second === undefined ? { page: 'lobby' } : { page: 'table', id: second };
    case 'rules':
      return { page: 'rules', game: second ?? null, clause: third ?? null };
    case 'scenario':
      return second === undefined || third === undefined ? { page: 'lobby' } : { page: 'scenario', game: second, number: Number(third) || 0 };
    case 'position':
      return second === undefined ? { page: 'lobby' } : { page: 'position', game: second };
    case 'replay':
      return second === undefined ? { page: 'lobby' } : { page: 'replay', id: second, step: Number(third) || 0, seat: fourth === undefined ? null : Number(fourth) || 0 };
    case 'analysis':
      return second === undefined ? { page: 'lobby' } : { page: 'analysis', id: second, moment: third === undefined ? null : Number(third) || 0 };
    case 'you':
      return { page: 'person', id: null };
    case 'person':
      return { page: 'person', id: second ?? null };
    default:
      return { page: 'lobby' };
  }
}

class Router {
  path = $state(location.pathname);
  readonly route = $derived.by(() => routeOf(this.path));

  constructor() {
    addEventListener('popstate', () => (this.path = location.pathname));
    addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/"]:not([download])') : null;
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      this.go(link.getAttribute('href')!);
    });
  }

  /** To a page; `behind` is what it keeps in the address behind a #. */
  go(path: string, behind = ''): void {
    if (path !== this.path || behind !== '') history.pushState(null, '', path + behind);
    this.path = path;
    scrollTo(0, 0);
  }
  /** The same page under another address: nothing to go back to. */
  rename(path: string): void {
    history.replaceState(null, '', path);
    this.path = path;
  }
}

export const router = new Router();
