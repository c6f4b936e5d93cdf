import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { refuse } from '../../refusal/index.ts';
import { failureReply, wantsStream } from './answer.ts';

const maxBytes = 1024 * 1024;

/** Counts the bytes of a body that does not say how long it will be. */
const countBytes = bodyLimit({ maxSize: maxBytes, onError: refuseLength });

/** Refuses what is larger than 1 MiB. A body that says its length (Node holds it to that) is not touched here. */
export const limitBody: MiddlewareHandler = async (context, next) => {
  const length = context.req.header('content-length');
  if (length === undefined) return countBytes(context, next);
  return Number(length) > maxBytes ? refuseLength(context) : next();
};

function refuseLength(context: Context): Response {
  const refusal = refuse('RESOURCE_EXHAUSTED', 'The request is larger than 1 MiB; send less at once.');
  const reply = failureReply(context, refusal, wantsStream(context), 413);
  // The rest of the body is never read, so the connection cannot carry another request.
  reply.headers.set('Connection', 'close');
  return reply;
}
