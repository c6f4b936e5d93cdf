import { CallError } from '@clearpaw/client';
import { isUnanswered } from './is-unanswered.ts';

/** Something that was decided on this device and that the server has not acknowledged yet. */
export interface Queued {
  /** Counts up: what was decided first is sent first. */
  readonly order?: number;
  /** The reason for the server's refusal, as a message; null while waiting to be sent. */
  readonly refused: string | null;
}

/** Where a queue lies on the device's disk. */
export interface Shelf<Kept extends Queued> {
  /** The oldest first. */
  readonly list: () => Promise<Kept[]>;
  /** Resolves once it is stored, with its position in the order. */
  readonly add: (kept: Kept) => Promise<number>;
  readonly change: (kept: Kept) => Promise<unknown>;
  readonly remove: (order: number) => Promise<void>;
}

export interface Queue<Kept extends Queued> {
  /** Stores it until the server has received it. */
  readonly enqueue: (kept: Kept) => Promise<number>;
  /** What was not acknowledged yet, the oldest first; refused ones too, until someone has seen them. */
  readonly list: () => Promise<Kept[]>;
  /** Someone has read why it was refused. */
  readonly dismiss: (order: number) => Promise<void>;
  /**
   * Sends the waiting entries that are `wanted`, one at a time and in order, from one tab only. A successful response
   * removes an entry, a refusal leaves it in the list with the reason, and no response ends the round. Repeated sending
   * does not count twice: the key was created together with the entry.
   */
  readonly send: (wanted: (kept: Kept) => boolean, send: (kept: Kept) => Promise<unknown>) => Promise<void>;
  /** Calls back after each change on this tab; answers how to stop. */
  readonly onChange: (listener: () => void) => () => void;
}

/** A queue on a shelf; tabs take turns by the lock's name. */
export function createQueue<Kept extends Queued>(shelf: Shelf<Kept>, lockName: string): Queue<Kept> {
  const listeners = new Set<() => void>();
  const report = () => {
    for (const listener of listeners) listener();
  };
  const settle = async (kept: Kept, order: number, problem: unknown) => {
    // The key is known with different fields: the first attempt had arrived, and only its response was lost.
    if (problem instanceof CallError && problem.code === 'already-exists') await shelf.remove(order);
    else await shelf.change({ ...kept, refused: reasonOf(problem) });
  };
  return {
    enqueue: async (kept) => {
      const order = await shelf.add(kept);
      report();
      return order;
    },
    list: shelf.list,
    dismiss: async (order) => {
      await shelf.remove(order);
      report();
    },
    send: (wanted, send) =>
      oneTabAtATime(lockName, async () => {
        for (const kept of await shelf.list()) {
          if (kept.refused !== null || kept.order === undefined || !wanted(kept)) continue;
          try {
            await send(kept);
            await shelf.remove(kept.order);
          } catch (problem) {
            if (isUnanswered(problem) || isSignedOut(problem)) break;
            await settle(kept, kept.order, problem);
          }
          report();
        }
      }),
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function isSignedOut(problem: unknown): boolean {
  return problem instanceof CallError && problem.code === 'unauthenticated';
}

function reasonOf(problem: unknown): string {
  return problem instanceof Error ? problem.message : 'The server said no.';
}

async function oneTabAtATime(name: string, work: () => Promise<void>): Promise<void> {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return work();
  await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
}
