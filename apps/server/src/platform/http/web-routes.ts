import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { PagesByLanguage } from './pages-by-language.ts';

const aYear = 'public, max-age=31536000, immutable';
const aDay = 'public, max-age=86400';

/** Files that other websites load; a change reaches them within the hour. */
const forWebsites = [
  ['Cache-Control', 'public, max-age=3600'],
  ['Access-Control-Allow-Origin', '*'],
  ['Cross-Origin-Resource-Policy', 'cross-origin'],
] as const;

/** Only the worker that decodes QR codes compiles WebAssembly; pages themselves never may. */
const workerPolicy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'";

/**
 * The built web app. Files under /assets have a hash of their content in their name and are cached for a year; a
 * missing one is a 404, never a page. A public page is sent as it was rendered at build; every other path is the app's
 * page.
 */
export function webRoutes(root: string, publicUrl: string): Hono {
  const routes = new Hono();
  const pages = new PagesByLanguage(root, publicUrl);
  routes.use('/assets/*', async (context, next) => {
    await next();
    if (context.res.status !== 200) return;
    context.res.headers.set('Cache-Control', aYear);
    if (/\/assets\/scan-worker[^/]*\.js$/.test(context.req.path)) {
      context.res.headers.set('Content-Security-Policy', workerPolicy);
    }
  });
  routes.use('/embed/*', async (context, next) => {
    await next();
    if (context.res.status !== 200) return;
    for (const [name, value] of forWebsites) context.res.headers.set(name, value);
  });
  // The rendered pages are served only at their own addresses.
  for (const raw of ['/pages/*', '/languages/*']) routes.all(raw, (context) => context.notFound());
  routes.get('*', async (context, next) => pages.sendRendered(context) ?? next());
  routes.use('*', serveStatic({ root, precompressed: true, index: 'no-index', onFound: keepForADay }));
  routes.get('*', (context) => {
    if (context.req.path.startsWith('/assets/')) return context.notFound();
    if (/\.[a-z0-9]+$/i.test(context.req.path)) return context.notFound();
    return pages.sendApp(context);
  });
  routes.notFound((context) => context.text('Not found', 404));
  return routes;
}

/** Pictures and icons: a release may change the picture of a name. */
function keepForADay(path: string, context: { header(name: string, value: string): void }): void {
  if (!path.includes('/assets/')) context.header('Cache-Control', aDay);
}
