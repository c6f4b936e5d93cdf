/* Keeps the app's own files, so that scanner, kiosk and an owner's pages open without a network. Pages and their data always come from the server
   while it answers; nothing about a pet or a person is ever kept here. */
const cacheName = 'clearpaw-scanner-1';
const assetPattern = /(?:\/?assets\/|["'`]\.\/)([\w.-]+\.(?:js|css|wasm|woff2))/g;
/** Every page of the app is the same document; this address is the one it is kept under. */
const page = '/business/scan';
const opensAlone =
  /^\/(?:business\/scan|business\/waivers\/[^/]+\/sign|badge|dashboard|docs(?:\/[^/]+)?|alerts|settings|pets\/.+)$/;

self.addEventListener('install', (event) => {
  event.waitUntil(keepEverything().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

async function keepEverything() {
  const response = await fetch(page, { cache: 'no-cache' });
  if (response.ok) await keepRelease(response);
}

/**
 * Keeps all files of the release that a page belongs to: it follows their names from the page on, as scripts name the
 * scripts, styles and fonts that they load later. The page is kept last, so a kept page means that its files are.
 */
async function keepRelease(response) {
  const cache = await caches.open(cacheName);
  const text = await response.clone().text();
  const keptPage = await cache.match(page);
  if (keptPage && (await keptPage.text()) === text) return;
  const before = await cache.keys();
  const kept = new Set();
  await follow(cache, text, kept);
  await cache.put(page, response);
  const gone = before.filter(({ url }) => {
    const { pathname } = new URL(url);
    return pathname.startsWith('/assets/') && !kept.has(pathname);
  });
  await Promise.all(gone.map((request) => cache.delete(request)));
}

async function follow(cache, text, kept) {
  for (const [, name] of text.matchAll(assetPattern)) {
    const path = `/assets/${name}`;
    if (kept.has(path)) continue;
    kept.add(path);
    const known = await cache.match(path);
    const response = known ?? (await fetch(path));
    // A server that is away keeps nothing of this release; the next page tries again.
    if (response.status >= 500) throw new Error(`${path} answered ${response.status}`);
    if (!response.ok) continue;
    if (!known) await cache.put(path, response.clone());
    if (/\.(?:js|css)$/.test(path)) await follow(cache, await response.text(), kept);
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(fromCacheFirst(request));
  else if (request.mode === 'navigate' && opensAlone.test(url.pathname)) event.respondWith(pageOrKept(event));
});

async function fromCacheFirst(request) {
  return (await caches.match(request, { ignoreSearch: true })) ?? fetch(request);
}

async function pageOrKept(event) {
  try {
    const response = await fetch(event.request);
    // A new release has other files; they are fetched now, while there is a network.
    if (response.ok) event.waitUntil(keepRelease(response.clone()).catch(() => undefined));
    return response;
  } catch {
    return (await caches.match(page)) ?? Response.error();
  }
}
