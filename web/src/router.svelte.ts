// Where one is. Addresses are real ones, so that every table, clause and moment can be shared.

export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'nowhere' }
  | { readonly page: 'open'; readonly game: string }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'rules'; readonly game: string | null; readonly clause: string | null }
  | { readonly page: 'scenario'; readonly game: string; readonly number: number }
  | { readonly page: 'replay'; readonly id: string; readonly step: number; readonly seat: number | null }
  | { readonly page: 'position'; readonly game: string }
  | { readonly page: 'analysis'; readonly id: string; readonly moment: number | null }
  | { readonly page: 'person'; readonly id: string | null };

const NOWHERE: Route = { page: 'nowhere' };

/** The page at an address. */
export function routeOf(path: string): Route {
  const [first, second, third, fourth] = path.split('/').filter(Boolean).map(decodeURIComponent);
  switch (first) {
    case 'open':
      return second === undefined ? NOWHERE : { page: 'open', game: second };
    case 'table':
      return second === undefined ? NOWHERE : { page: 'table', id: second };
    case 'rules':
      return { page: 'rules', game: second ?? null, clause: third ?? null };
    case 'scenario':
      return second === undefined || third === undefined ? NOWHERE : { page: 'scenario', game: second, number: Number(third) || 0 };
    case 'position':
      return second === undefined ? NOWHERE : { page: 'position', game: second };
    case 'replay':
      return second === undefined ? NOWHERE : { page: 'replay', id: second, step: Number(third) || 0, seat: fourth === undefined ? null : Number(fourth) || 0 };
    case 'analysis':
      return second === undefined ? NOWHERE : { page: 'analysis', id: second, moment: third === undefined ? null : Number(third) || 0 };
    case 'you':
      return { page: 'person', id: null };
    case 'person':
      return { page: 'person', id: second ?? null };
    case undefined:
      return { page: 'lobby' };
    default:
      return NOWHERE;
  }
}

class Router {
  path = $state(location.pathname);
  /** How often somebody has gone to another page since the first was loaded. */
  moves = $state(0);
  readonly route = $derived.by(() => routeOf(this.path));

  constructor() {
    addEventListener('popstate', () => {
      this.moves += 1;
      this.path = location.pathname;
    });
    addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/"]:not([download], [target])') : null;
      if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0) return;
      event.preventDefault();
      this.go(link.getAttribute('href')!);
    });
  }

  /** To a page; `behind` is what it keeps in the address behind a #. */
  go(path: string, behind = ''): void {
    if (path !== this.path || behind !== '') history.pushState(null, '', path + behind);
    this.moves += 1;
    this.path = path;
    scrollTo(0, 0);
  }
  /** The same page under another address: nothing to go back to. */
  rename(path: string, behind = ''): void {
    history.replaceState(null, '', path + behind);
    this.path = path;
  }
}

export const router = new Router();
