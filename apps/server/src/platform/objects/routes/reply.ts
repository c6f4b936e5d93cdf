import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { StorageRefusal } from '../storage-refusal.ts';
import { refusalBody } from '../uploads.ts';

/** Node's own request and reply: bytes go through them without a detour. */
export function nodeOf(context: Context): HttpBindings {
  return context.env as HttpBindings;
}

/** A refusal as the wire has it: the reason phrase is all that an official client shows. */
export function refusalReply(context: Context, refusal: StorageRefusal): Response {
  if (refusal.reason !== undefined) nodeOf(context).outgoing.statusMessage = refusal.reason;
  return context.json(refusalBody(refusal), refusal.status as 400);
}

/** Runs a route; refusals become replies, anything else is the app's to log. */
export async function answer(context: Context, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (problem) {
    if (problem instanceof StorageRefusal) return refusalReply(context, problem);
    throw problem;
  }
}
