import { CallError, type CallFunction } from '@clearpaw/client';
import type { OutputOf, waivers } from '@clearpaw/contract';
import { createQueue, isUnanswered } from '../../../platform/offline/index.ts';
import { type KioskSnapshot, openKioskStore, type WaitingSigning } from './kiosk-store.ts';

export const signingQueue = createQueue<WaitingSigning>(
  {
    list: async () => (await openKioskStore()).getAll('queue'),
    add: async (waiting) => {
      const writing = (await openKioskStore()).transaction('queue', 'readwrite', { durability: 'strict' });
      const order = await writing.store.add(waiting);
      await writing.done;
      return order;
    },
    change: async (waiting) => (await openKioskStore()).put('queue', waiting),
    remove: async (order) => (await openKioskStore()).delete('queue', order),
  },
  'clearpaw-kiosk-queue',
);

type Input = WaitingSigning['input'];
type Sealed = OutputOf<typeof waivers.signWaiver>;

/** Sealed by the server, or stored on this device until it is. */
export type SavedSigning = Sealed | 'kept';

/** How long a signer waits for the server; after that the device stores the signing and sends it later. */
const patienceMs = 8_000;

/**
 * Saves a signing. It is stored on the device before it is sent, with its time by the server's clock, and removed only
 * with the server's response, so that nothing can lose it. A refusal is thrown, so that it can be shown to the signer.
 */
export async function saveSigning(
  call: CallFunction,
  snapshot: KioskSnapshot,
  input: Input,
  deviceNow = Date.now,
): Promise<SavedSigning> {
  const signedAt = new Date(deviceNow() + snapshot.clockAheadMs).toISOString();
  const { uid, waiver } = snapshot;
  const waiting = { businessId: waiver.businessId, uid, input: { ...input, signedAt }, refused: null };
  // A device without storage can still sign while it is online.
  const order = await signingQueue.enqueue(waiting).catch(() => null);
  try {
    const sealed = await withinPatience(call('signWaiver', input));
    if (order !== null) await signingQueue.dismiss(order);
    return sealed;
  } catch (problem) {
    if (order === null) throw problem;
    if (isLater(problem)) return 'kept';
    await signingQueue.dismiss(order);
    throw problem;
  }
}

/**
 * Whether the failure says nothing about the signature: no response, an expired session, or the notice that an earlier
 * attempt had arrived.
 */
function isLater(problem: unknown): boolean {
  if (isUnanswered(problem)) return true;
  return problem instanceof CallError && ['unauthenticated', 'already-exists'].includes(problem.code);
}

async function withinPatience<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<never>((_, reject) => {
    const late = new CallError({ code: 'deadline-exceeded', message: 'The server did not answer in time.' });
    timer = setTimeout(() => reject(late), patienceMs);
  });
  return Promise.race([answer, patience]).finally(() => clearTimeout(timer));
}

/**
 * Sends the signings of the business with this person's account. Signings that a colleague sent first wait for that
 * colleague: sent by someone else they would count twice.
 */
export function sendSignings(businessId: string, uid: string, call: CallFunction): Promise<void> {
  return signingQueue.send(
    (waiting) => waiting.businessId === businessId && waiting.uid === uid,
    ({ input }) => call('signWaiver', input),
  );
}
