import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/**
 * Sets headers on Node's own reply, before anything is decided: no route can forget them, a header that the route
 * sets itself wins, and the reply's body keeps its short way out (changing a finished `Response` cost the door a
 * tenth of its time).
 */
export function setHeaders(context: Context, headers: readonly (readonly [string, string])[]): void {
  const { outgoing } = context.env as HttpBindings;
  for (const [name, value] of headers) outgoing.setHeader(name, value);
}
