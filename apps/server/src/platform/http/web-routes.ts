import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

const aYear = 'public, max-age=31536000, immutable';

/** Only the worker that decodes QR codes compiles WebAssembly; pages themselves never may. */
const workerPolicy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'";

/**
 * The built web app. Files under /assets carry their content's hash in their name and are kept for a year; a missing
 * one is a 404, never a page. Every other path is a page of the app.
 */
export function webRoutes(root: string): Hono {
  const routes = new Hono();
  routes.use('/assets/*', async (context, next) => {
    await next();
    if (context.res.status !== 200) return;
    context.res.headers.set('Cache-Control', aYear);
    if (/\/assets\/scan-worker[^/]*\.js$/.test(context.req.path)) {
      context.res.headers.set('Content-Security-Policy', workerPolicy);
    }
  });
  routes.use('*', serveStatic({ root, precompressed: true, index: 'no-index', onFound: () => {} }));
  routes.get('*', (context) => {
    if (context.req.path.startsWith('/assets/')) return context.notFound();
    if (/\.[a-z0-9]+$/i.test(context.req.path)) return context.notFound();
    context.header('Cache-Control', 'no-cache');
    return context.html(readPage(root));
  });
  routes.notFound((context) => context.text('Not found', 404));
  return routes;
}

/** Read per request outside production would be slow, once per process would serve an old build in development. */
const pages = new Map<string, string>();
function readPage(root: string): string {
  const known = pages.get(root);
  if (known !== undefined) return known;
  const page = readFileSync(join(root, 'index.html'), 'utf8');
  pages.set(root, page);
  return page;
}
