import { CallError } from '@clearpaw/client';
import type { checkIns, InputOf } from '@clearpaw/contract';
import { isUnanswered } from '../is-unanswered.ts';
import { openDoorStore, type Waiting } from './offline-store.ts';

type Send = (input: InputOf<typeof checkIns.checkIn>) => Promise<unknown>;

/** Keeps a check-in until the server has it. It is on disk when this resolves. */
export async function enqueue(petName: string, input: Waiting['input']): Promise<void> {
  const store = await openDoorStore();
  const writing = store.transaction('queue', 'readwrite', { durability: 'strict' });
  await writing.store.add({ petName, input, refused: null });
  await writing.done;
  tell();
}

/** What was not acknowledged yet, the oldest first; refused ones too, until somebody has seen them. */
export async function listWaiting(): Promise<Waiting[]> {
  return (await openDoorStore()).getAll('queue');
}

/** Somebody has read why it was refused. */
export async function dismiss(order: number): Promise<void> {
  await (await openDoorStore()).delete('queue', order);
  tell();
}

/**
 * Sends what waits for the place, one after the other and in order; one tab at a time. An answer takes it off the list, a
 * refusal keeps it there with the reason, silence ends the round. Sending twice cannot count twice: the key was made when
 * it was decided. What waits for another place is let be: whoever works here may not be known there.
 */
export async function sendWaiting(businessId: string, send: Send): Promise<void> {
  await oneTabAtATime(async () => {
    for (const waiting of await listWaiting()) {
      if (waiting.refused !== null || waiting.order === undefined) continue;
      if (waiting.input.businessId !== businessId) continue;
      const store = await openDoorStore();
      try {
        await send(waiting.input);
        await store.delete('queue', waiting.order);
      } catch (problem) {
        if (isUnanswered(problem) || isSignedOut(problem)) break;
        // The key is known with other fields: the first attempt had arrived, only its answer was lost.
        if (problem instanceof CallError && problem.code === 'already-exists') {
          await store.delete('queue', waiting.order);
        } else {
          await store.put('queue', { ...waiting, refused: reasonOf(problem) });
        }
      }
      tell();
    }
  });
}

function isSignedOut(problem: unknown): boolean {
  return problem instanceof CallError && problem.code === 'unauthenticated';
}

function reasonOf(problem: unknown): string {
  return problem instanceof Error ? problem.message : 'The server said no.';
}

async function oneTabAtATime(work: () => Promise<void>): Promise<void> {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return work();
  await navigator.locks.request('clearpaw-door-queue', { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
}

const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Calls back after each change on this tab; answers how to stop. */
export function onQueueChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
