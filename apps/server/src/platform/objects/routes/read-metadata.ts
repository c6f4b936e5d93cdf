import { maxHeadBytes } from '@clearpaw/protocol';
import type { Context } from 'hono';
import { refusals } from '../storage-refusal.ts';
import { bodyOf } from './reply.ts';

const maxBytes = maxHeadBytes * 4;

/**
 * Reads a body that describes an object. Its size is limited as it arrives, so that an endless one cannot fill the
 * memory. Throws 400.
 */
export async function readMetadata(context: Context): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of bodyOf(context)) {
    size += chunk.length;
    if (size > maxBytes) throw refusals.badRequest('This is too much metadata.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
