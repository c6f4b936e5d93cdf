import type { MiddlewareHandler } from 'hono';
import { setHeaders } from '../outgoing.ts';

/** Pages of any origin may call and read the reply, but never with cookies: callers authenticate with a token. */
export const anyOrigin: MiddlewareHandler = async (context, next) => {
  const origin = context.req.header('origin');
  if (origin !== undefined) {
    setHeaders(context, [
      ['Access-Control-Allow-Origin', origin],
      ['Access-Control-Expose-Headers', 'X-Request-Id'],
      ['Vary', 'Origin'],
    ]);
  }
  if (context.req.method !== 'OPTIONS') return next();
  const wanted = context.req.header('access-control-request-headers');
  return context.body(null, 204, {
    'Access-Control-Allow-Methods': 'POST',
    ...(wanted ? { 'Access-Control-Allow-Headers': wanted } : {}),
    Vary: 'Origin, Access-Control-Request-Headers',
  });
};
