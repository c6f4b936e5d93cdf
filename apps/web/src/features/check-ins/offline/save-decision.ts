import { CallError, type CallFunction } from '@clearpaw/client';
import { isUnanswered } from '../../../platform/offline/index.ts';
import { findSnapshot } from './find-snapshot.ts';
import type { Waiting } from './offline-store.ts';
import { enqueue } from './queue.ts';

/** The server has it, with an id if that is known, or this device keeps it until the server has it. */
export type Sent = { readonly is: 'saved'; readonly checkInId: string | null } | { readonly is: 'kept' };

/**
 * Sends a decision. Without an answer it is kept on this device, if it has a snapshot of the business: with the
 * server's time, and with the key of the attempt that may have arrived after all.
 */
export async function saveDecision(
  call: CallFunction,
  petName: string,
  input: Waiting['input'],
  deviceNow = Date.now,
): Promise<Sent> {
  try {
    const { id } = await call('checkIn', input);
    return { is: 'saved', checkInId: id };
  } catch (problem) {
    // No one else has this key: an earlier attempt had arrived, and only its answer was lost.
    if (problem instanceof CallError && problem.code === 'already-exists') {
      return { is: 'saved', checkInId: null };
    }
    const snapshot = isUnanswered(problem) ? await findSnapshot(input.businessId).catch(() => null) : null;
    if (!snapshot) throw problem;
    const occurredAt = new Date(deviceNow() + snapshot.clockAheadMs).toISOString();
    await enqueue(petName, { ...input, occurredAt });
    return { is: 'kept' };
  }
}
