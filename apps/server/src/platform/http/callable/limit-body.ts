import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { refuse } from '../../refusal/index.ts';
import { failureReply, wantsStream } from './answer.ts';

const maxBytes = 1024 * 1024;

/** Counts the bytes of a body without a stated length. */
const countBytes = bodyLimit({ maxSize: maxBytes, onError: refuseLength });

/** Refuses bodies larger than 1 MiB. A body with a stated length (which Node enforces) is not read here. */
export const limitBody: MiddlewareHandler = async (context, next) => {
  const length = context.req.header('content-length');
  if (length === undefined) return countBytes(context, next);
  return Number(length) > maxBytes ? refuseLength(context) : next();
};

function refuseLength(context: Context): Response {
  const refusal = refuse('RESOURCE_EXHAUSTED', 'The request is larger than 1 MiB; send less at once.');
  const reply = failureReply(context, refusal, wantsStream(context), 413);
  // The rest of the body is never read, so the connection cannot be used for another request.
  reply.headers.set('Connection', 'close');
  return reply;
}
