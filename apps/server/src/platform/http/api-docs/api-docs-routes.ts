import { Hono } from 'hono';
import { refuse } from '../../refusal/index.ts';
import { failureReply } from '../callable/index.ts';
import { docsPage, docsStyle } from './docs-page.ts';
import {
  type ApiAbout,
  type Definitions,
  type OpenApiDocument,
  openApiDocument,
} from './open-api-document.ts';

/** `/openapi.json` for programs, `/docs/api` for people: pages without scripts or external resources. */
export function apiDocsRoutes(definitions: Definitions, about: ApiAbout): Hono {
  const routes = new Hono();
  // Generated at the first request, then cached: the contract does not change while a server runs.
  let document: OpenApiDocument | null = null;
  routes.get('/openapi.json', (context) => {
    document ??= openApiDocument(definitions, about);
    context.header('Access-Control-Allow-Origin', '*');
    const named = context.req.query('functions')?.split(',') ?? null;
    const unknown = named?.find((name) => !Object.hasOwn(definitions, name));
    if (unknown !== undefined) {
      const message = `There is no function called ${JSON.stringify(unknown.slice(0, 80))}.`;
      return failureReply(context, refuse('NOT_FOUND', message), false);
    }
    return context.json(named ? withOnly(document, named) : document);
  });
  routes.get('/docs/api', (context) => context.html(docsPage(definitions, about)));
  // The former address of the guide, which is now part of the help.
  routes.get('/docs/api/guide', (context) => context.redirect('/help/developers/quick-start', 308));
  routes.get('/docs/api/style.css', (context) =>
    context.body(docsStyle, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  );
  return routes;
}

/** The same document about a few functions, from which a small, readable client can be generated. */
function withOnly(document: OpenApiDocument, names: readonly string[]): OpenApiDocument {
  const kept = new Set(names.map((name) => `/functions/${name}`));
  const paths = Object.entries(document.paths).filter(([path]) => kept.has(path));
  return { ...document, paths: Object.fromEntries(paths) };
}
