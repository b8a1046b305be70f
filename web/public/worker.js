// Keeps what the build names by its content; everything else comes from the network.
const KEPT = 'standoff-assets';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !new URL(request.url).pathname.startsWith('/assets/')) return;
  event.respondWith(
    caches.open(KEPT).then(async (cache) => {
      const found = await cache.match(request);
      if (found) return found;
      const fresh = await fetch(request);
      if (fresh.ok) cache.put(request, fresh.clone());
      return fresh;
    }),
  );
});
