import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const source = readFileSync(new URL('../../../public/offline-worker.js', import.meta.url), 'utf8');
const origin = 'https://clearpaw.test';

type Served = Readonly<Record<string, string | number>>;

const release = (name: string): Served => ({
  '/business/scan': `<script src="/assets/main-${name}.js"></script>`,
  '/pets/1': `<script src="/assets/main-${name}.js"></script>`,
  [`/assets/main-${name}.js`]: `import("./pets-${name}.js")`,
  [`/assets/pets-${name}.js`]: 'export {}',
});

const pathOf = (asked: string | { url: string }) =>
  new URL(typeof asked === 'string' ? asked : asked.url, origin).pathname;

/** A cache as browsers have it, as far as the worker uses it. */
function memoryCache() {
  const kept = new Map<string, Response>();
  return {
    kept,
    match: async (asked: string | { url: string }) => kept.get(pathOf(asked))?.clone(),
    put: async (asked: string, response: Response) => void kept.set(pathOf(asked), response),
    keys: async () => [...kept.keys()].map((path) => ({ url: origin + path })),
    delete: async (asked: { url: string }) => kept.delete(pathOf(asked)),
  };
}

/** The worker with a server whose files can change; requests to the server are recorded. */
function startWorker(first: Served) {
  let served: Served | null = first;
  const asked: string[] = [];
  const cache = memoryCache();
  const handlers = new Map<string, (event: object) => void>();
  const fetch = async (request: string | { url: string }) => {
    if (!served) throw new TypeError('Failed to fetch');
    const path = pathOf(request);
    asked.push(path);
    const file = served[path] ?? 404;
    return typeof file === 'number' ? new Response(null, { status: file }) : new Response(file);
  };
  const self = {
    location: { origin },
    addEventListener: (name: string, handler: (event: object) => void) => handlers.set(name, handler),
    skipWaiting: async () => {},
    clients: { claim: async () => {} },
  };
  const caches = { open: async () => cache, match: cache.match };
  runInNewContext(source, { self, caches, fetch, URL, Response, Promise, Set, Error });
  const dispatch = async (name: string, event: object) => {
    const waiting: Promise<unknown>[] = [];
    let reply: Promise<Response> | undefined;
    handlers.get(name)?.({
      ...event,
      waitUntil: (work: Promise<unknown>) => waiting.push(work),
      respondWith: (response: Promise<Response>) => {
        reply = response;
      },
    });
    const response = await reply;
    await Promise.all(waiting);
    return response;
  };
  return {
    kept: () => [...cache.kept.keys()].sort(),
    asked: () => asked.splice(0),
    serve: (files: Served | null) => {
      served = files;
    },
    install: () => dispatch('install', {}),
    open: (path: string) =>
      dispatch('fetch', { request: { method: 'GET', url: origin + path, mode: 'navigate' } }),
  };
}

test('all files of a release are kept once, and the next pages ask for themselves alone', async () => {
  const worker = startWorker(release('a'));
  await worker.install();
  expect(worker.kept()).toEqual(['/assets/main-a.js', '/assets/pets-a.js', '/business/scan']);
  worker.asked();
  await worker.open('/pets/1');
  await worker.open('/pets/1');
  expect(worker.asked()).toEqual(['/pets/1', '/pets/1']);
});

test('the files of a new release take the place of the old ones', async () => {
  const worker = startWorker(release('a'));
  await worker.install();
  worker.serve(release('b'));
  await worker.open('/pets/1');
  expect(worker.kept()).toEqual(['/assets/main-b.js', '/assets/pets-b.js', '/business/scan']);
});

test('a release that could not be kept whole is tried again with the next page', async () => {
  const worker = startWorker(release('a'));
  await worker.install();
  worker.serve({ ...release('b'), '/assets/pets-b.js': 503 });
  await worker.open('/pets/1');
  expect(worker.kept()).toContain('/assets/pets-a.js');
  worker.serve(release('b'));
  await worker.open('/pets/1');
  expect(worker.kept()).toEqual(['/assets/main-b.js', '/assets/pets-b.js', '/business/scan']);
});

test('without a network a page opens as it was kept', async () => {
  const worker = startWorker(release('a'));
  await worker.install();
  worker.serve(null);
  const reply = await worker.open('/pets/1');
  expect(await reply?.text()).toContain('main-a.js');
});
