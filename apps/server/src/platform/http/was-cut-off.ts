import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

const cutCodes: ReadonlySet<unknown> = new Set(['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE']);

/**
 * Whether a request failed because its connection ended before its body did: not a bug, and no one receives the reply.
 */
export function wasCutOff(context: Context, problem: Error & { readonly code?: unknown }): boolean {
  const { incoming } = context.env as HttpBindings;
  if (!incoming.destroyed || incoming.complete) return false;
  return problem === incoming.errored || cutCodes.has(problem.code);
}
