import { QueueFull, type ThreadEnd } from '../../../platform/concurrency/index.ts';
import type { Call } from '../../../platform/http/index.ts';
import { refuse } from '../../../platform/refusal/index.ts';
import { type PageDraft, type ReadPages, readPages } from './read-pages.ts';

/** Reads a file within the call that asks for it; refused while too many files are being read. */
export function readWhileWaiting(call: Call, draft: PageDraft): Promise<ThreadEnd<ReadPages>> {
  return readPages(call.uid, draft, { signal: call.signal, isAwaited: true }).catch(refuseWhenFull);
}

function refuseWhenFull(problem: unknown): never {
  if (!(problem instanceof QueueFull)) throw problem;
  throw refuse('RESOURCE_EXHAUSTED', 'Many documents are being read at the moment; try again in a minute.');
}
