import { Hono } from 'hono';
import { type Auth, addressHeader, signCookiesAgain } from '../auth/index.ts';
import { diskFullMessage, isDiskFull, isUnavailable, unavailable } from '../database/index.ts';
import { logAuth } from './auth-log.ts';
import { retryAfterSeconds, type Services } from './callable/index.ts';
import { callerAddress } from './caller-address.ts';

/** Passes `/api/auth/*` to better-auth, with the caller's real address for its rate limit. */
export function authRoutes(auth: Auth, services: Services): Hono {
  const { config } = services;
  const routes = new Hono();
  routes.on(['GET', 'POST'], '/api/auth/*', async (context) => {
    const headers = new Headers(context.req.raw.headers);
    headers.set(addressHeader, callerAddress(context, config));
    const cookies = await signCookiesAgain(auth, headers.get('cookie'));
    if (cookies !== null) headers.set('cookie', cookies);
    if (isProgram(headers)) headers.set('origin', config.publicUrl);
    const request = new Request(context.req.raw, { headers });
    const sent: unknown =
      request.method === 'POST'
        ? await request
            .clone()
            .json()
            .catch(() => null)
        : null;
    const reply = await auth.handler(request).catch((problem) => {
      if (isUnstorable(problem)) return Response.json(unstorable, { status: 400 });
      if (isUnavailable(problem)) return unavailableReply();
      if (isDiskFull(problem)) return Response.json(diskFull, { status: 507 });
      throw problem;
    });
    const response = new Response(reply.body, reply);
    const wait = reply.headers.get('X-Retry-After') ?? (reply.status === 503 ? retryAfterSeconds : null);
    if (wait) response.headers.set('Retry-After', wait);
    response.headers.set('Cache-Control', 'no-store');
    await logAuth(services, context, response, sent);
    return response;
  });
  return routes;
}

/** In the form of the other answers below `/api/auth`, whose message the sign-in page shows. */
function unavailableReply(): Response {
  const { status, message } = unavailable();
  return Response.json({ code: status, message }, { status: 503 });
}

const diskFull = { code: 'RESOURCE_EXHAUSTED', message: diskFullMessage };

const unstorable = {
  code: 'INVALID_TEXT',
  message: 'A text contains a character that cannot be stored (NUL).',
};

/** PostgreSQL's error for a text that is invalid in its encoding: the caller's mistake, not ours. */
function isUnstorable(problem: { readonly cause?: { readonly code?: unknown } }): boolean {
  return problem.cause?.code === '22021';
}

/**
 * Forged requests come from web pages, and browsers send the page's origin with every POST. Programs send none; they
 * are treated like our own page, because otherwise every integration would be refused (the headers of Node's `fetch`
 * are enough to look like a page).
 */
function isProgram(headers: Headers): boolean {
  return !['origin', 'referer', 'sec-fetch-site'].some((name) => headers.has(name));
}
