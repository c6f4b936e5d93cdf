import { CallError } from '@clearpaw/client';
import { isUnanswered } from './is-unanswered.ts';

/** Something that was decided on this device and that the server has not acknowledged yet. */
export interface Queued {
  /** Counts up: what was decided first is sent first. */
  readonly order?: number;
  /** What the server said no to, for people; null while it only waits. */
  readonly refused: string | null;
}

/** Where a queue lies on the device's disk. */
export interface Shelf<Kept extends Queued> {
  /** The oldest first. */
  readonly list: () => Promise<Kept[]>;
  /** It is on disk when this resolves, with its place in the order. */
  readonly add: (kept: Kept) => Promise<number>;
  readonly change: (kept: Kept) => Promise<unknown>;
  readonly remove: (order: number) => Promise<void>;
}

export interface Queue<Kept extends Queued> {
  /** Keeps it until the server has it. */
  readonly enqueue: (kept: Kept) => Promise<number>;
  /** What was not acknowledged yet, the oldest first; refused ones too, until someone has seen them. */
  readonly list: () => Promise<Kept[]>;
  /** Someone has read why it was refused. */
  readonly dismiss: (order: number) => Promise<void>;
  /**
   * Sends what waits and is `wanted`, one after the other and in order; one tab at a time. An answer takes it off the
   * list, a refusal keeps it there with the reason, silence ends the round. Sending twice cannot count twice: the key
   * was made when it was decided.
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
    // The key is known with other fields: the first attempt had arrived, only its answer was lost.
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
