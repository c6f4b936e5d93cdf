import { readFileSync, statSync } from 'node:fs';
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

/** Kept until the file changes: a new build has other asset names, and the old page would ask for files that are gone. */
const pages = new Map<string, { readonly builtAt: number; readonly text: string }>();
function readPage(root: string): string {
  const file = join(root, 'index.html');
  const builtAt = statSync(file).mtimeMs;
  const known = pages.get(file);
  if (known?.builtAt === builtAt) return known.text;
  const text = readFileSync(file, 'utf8');
  pages.set(file, { builtAt, text });
  return text;
}
