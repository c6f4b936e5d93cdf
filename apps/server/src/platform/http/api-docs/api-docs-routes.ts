import { Hono } from 'hono';
import { docsPage, docsStyle } from './docs-page.ts';
import { type ApiAbout, type Definitions, openApiDocument } from './open-api-document.ts';

/** `/openapi.json` for programs, `/docs/api` for people: pages without scripts, and nothing from elsewhere. */
export function apiDocsRoutes(definitions: Definitions, about: ApiAbout): Hono {
  const routes = new Hono();
  // Written at the first question, then kept: promises do not change while a server runs.
  let document: object | null = null;
  routes.get('/openapi.json', (context) => {
    document ??= openApiDocument(definitions, about);
    context.header('Access-Control-Allow-Origin', '*');
    return context.json(document);
  });
  routes.get('/docs/api', (context) => context.html(docsPage(definitions, about)));
  // Where the guide was before it became part of the help.
  routes.get('/docs/api/guide', (context) => context.redirect('/help/developers/quick-start', 308));
  routes.get('/docs/api/style.css', (context) =>
    context.body(docsStyle, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  );
  return routes;
}
