import { CallError, type CallFunction } from '@clearpaw/client';
import type { OutputOf, waivers } from '@clearpaw/contract';
import { createQueue, isUnanswered } from '../../../platform/offline/index.ts';
import { type KioskKit, openKioskStore, type WaitingSigning } from './kiosk-store.ts';

export const signingQueue = createQueue<WaitingSigning>(
  {
    list: async () => (await openKioskStore()).getAll('queue'),
    add: async (waiting) => {
      const writing = (await openKioskStore()).transaction('queue', 'readwrite', { durability: 'strict' });
      await writing.store.add(waiting);
      await writing.done;
    },
    change: async (waiting) => (await openKioskStore()).put('queue', waiting),
    remove: async (order) => (await openKioskStore()).delete('queue', order),
  },
  'clearpaw-kiosk-queue',
);

type Input = WaitingSigning['input'];

/** Sealed by the server, or kept on this device until it is. */
export type SavedSigning = OutputOf<typeof waivers.signWaiver> | 'kept';

/**
 * Signs; without an answer the signing is kept with its moment by the server's clock, and with the key of the attempt
 * that may have arrived all the same.
 */
export async function saveSigning(
  call: CallFunction,
  kit: KioskKit,
  input: Input,
  deviceNow = Date.now,
): Promise<SavedSigning> {
  try {
    return await call('signWaiver', input);
  } catch (problem) {
    if (!isUnanswered(problem) && !isSignedOut(problem)) throw problem;
    const signedAt = new Date(deviceNow() + kit.clockAheadMs).toISOString();
    const { businessId } = kit.waiver;
    await signingQueue.enqueue({ businessId, input: { ...input, signedAt }, refused: null });
    return 'kept';
  }
}

/** A session that ended must not cost somebody's signature; whoever works here signs in again and it is sent. */
function isSignedOut(problem: unknown): boolean {
  return problem instanceof CallError && problem.code === 'unauthenticated';
}

/** Sends what was signed for the place. */
export function sendSignings(businessId: string, call: CallFunction): Promise<void> {
  return signingQueue.send(
    (waiting) => waiting.businessId === businessId,
    ({ input }) => call('signWaiver', input),
  );
}
