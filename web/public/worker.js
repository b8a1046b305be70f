// Keeps what the build names by its content, and the page itself for when nobody can be reached: it says so then.
const ASSETS = 'standoff-assets';
const SHELL = 'standoff-shell';
const PAGE = '/';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (new URL(request.url).pathname.startsWith('/assets/')) event.respondWith(asset(request));
});

/** Every address is the same page: the newest that can be had. */
async function page(request) {
  const shell = await caches.open(SHELL);
  try {
    const fresh = await fetch(request);
    if (fresh.ok && fresh.headers.get('content-type')?.startsWith('text/html')) await keep(shell, fresh.clone());
    return fresh;
  } catch (error) {
    const kept = await shell.match(PAGE);
    if (kept) return kept;
    throw error;
  }
}

/** Another page than before is another build: what the old one was made of goes. */
async function keep(shell, fresh) {
  const before = await shell.match(PAGE).then((kept) => kept?.text());
  if (before !== undefined && before !== (await fresh.clone().text())) await caches.delete(ASSETS);
  await shell.put(PAGE, fresh);
}

async function asset(request) {
  const assets = await caches.open(ASSETS);
  const kept = await assets.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await assets.put(request, fresh.clone());
  return fresh;
}
