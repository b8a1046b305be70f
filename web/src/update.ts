// The server has been updated under an open page: parts that are fetched only now are gone. The page is loaded again;
// all that it shows is the server's, so nothing is lost.

const KEY = 'standoff.renewed';
/** Whoever has just loaded the page again is not helped by doing so once more. */
const SOON_MS = 10_000;

export function renewOnUpdate(): void {
  addEventListener('vite:preloadError', () => renew());
}

/** Load the page again, unless that has just been tried or nobody can be reached; true if it is on its way. */
export function renew(): boolean {
  const last = Number(sessionStorage.getItem(KEY) ?? 0);
  if (!navigator.onLine || Date.now() - last < SOON_MS) return false;
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
  return true;
}
