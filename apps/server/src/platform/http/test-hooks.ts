import { Hono } from 'hono';

/**
 * A hook of the test build only: `/?clear-state=1` starts with an empty device. The script clears what scripts can
 * reach before anything else on the page runs; the header clears the cookies that scripts cannot reach.
 */
const script = `if (new URLSearchParams(location.search).get('clear-state') === '1') {
  localStorage.clear();
  sessionStorage.clear();
  for (const pair of document.cookie.split('; ')) {
    document.cookie = pair.split('=')[0] + '=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/';
  }
  indexedDB.databases().then((all) => all.forEach(({ name }) => indexedDB.deleteDatabase(name)));
}
`;
const path = '/test-hooks.js';

/** Runs before the pages and inserts the script into each of them. */
export function testHookRoutes(): Hono {
  const routes = new Hono();
  routes.get(path, (context) => context.body(script, 200, { 'Content-Type': 'text/javascript' }));
  routes.use('*', async (context, next) => {
    if (context.req.method !== 'GET') return next();
    // A page that was compressed at build could not be changed here.
    const headers = new Headers(context.req.raw.headers);
    headers.delete('accept-encoding');
    context.req.raw = new Request(context.req.raw, { headers });
    await next();
    if (!context.res.headers.get('content-type')?.startsWith('text/html')) return;
    const page = (await context.res.text()).replace(
      /<!doctype html>\s*(<html[^>]*>\s*)?(<head>)?/i,
      (start) => `${start}<script src="${path}"></script>`,
    );
    const answered = new Headers(context.res.headers);
    answered.delete('content-length');
    if (context.req.query('clear-state') === '1') answered.set('Clear-Site-Data', '"cookies", "storage"');
    context.res = undefined;
    context.res = new Response(page, { status: 200, headers: answered });
  });
  return routes;
}
