import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { docsPage, docsStyle } from './docs-page.ts';
import { guidePage } from './guide-page.ts';
import { type ApiAbout, type Definitions, openApiDocument } from './open-api-document.ts';

const guideFile = new URL('../../../../../../docs/guides/use-the-api.md', import.meta.url);

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
  routes.get('/docs/api/guide', (context) => context.html(guidePage(readFileSync(guideFile, 'utf8'), about)));
  routes.get('/docs/api/style.css', (context) =>
    context.body(docsStyle, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  );
  return routes;
}
