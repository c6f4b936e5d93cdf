import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { refusalFor, type StorageRefusal } from '../storage-refusal.ts';
import { refusalBody } from '../uploads.ts';
import { logStorageRefusal } from './log-refusal.ts';
import type { StorageRouteParts } from './storage-parts.ts';

const retryAfterSeconds = '2';

/** Node's own request and response: bytes are read and written directly. */
export function nodeOf(context: Context): HttpBindings {
  return context.env as HttpBindings;
}

/**
 * A request's body as it arrives. If reading stops early, the connection stays open, so that the reason still reaches
 * the sender; what they send afterwards is discarded for a moment, then the connection is closed.
 */
export function bodyOf(context: Context): AsyncIterable<Buffer> {
  return nodeOf(context).incoming.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
}

/** A refusal in the protocol's form: the reason phrase is the only text that an official client shows. */
export function refusalReply(context: Context, refusal: StorageRefusal): Response {
  if (refusal.reason !== undefined) nodeOf(context).outgoing.statusMessage = refusal.reason;
  if (refusal.status === 503) context.header('Retry-After', retryAfterSeconds);
  return context.json(refusalBody(refusal), refusal.status as 400);
}

/** Runs a route; refusals become replies, and the app logs anything else. */
export async function answer(
  { log }: Pick<StorageRouteParts, 'log'>,
  context: Context,
  work: () => Promise<Response>,
): Promise<Response> {
  try {
    return await work();
  } catch (problem) {
    const refusal = refusalFor(problem);
    if (refusal === null) throw problem;
    logStorageRefusal(log, context, refusal.status);
    return refusalReply(context, refusal);
  }
}
