import type { checkIns, InputOf } from '@clearpaw/contract';
import { createQueue } from '../../../platform/offline/index.ts';
import { openOfflineStore, type Waiting } from './offline-store.ts';

type Send = (input: InputOf<typeof checkIns.checkIn>) => Promise<unknown>;

const queue = createQueue<Waiting>(
  {
    list: async () => (await openOfflineStore()).getAll('queue'),
    add: async (waiting) => {
      const writing = (await openOfflineStore()).transaction('queue', 'readwrite', { durability: 'strict' });
      const order = await writing.store.add(waiting);
      await writing.done;
      return order;
    },
    change: async (waiting) => (await openOfflineStore()).put('queue', waiting),
    remove: async (order) => (await openOfflineStore()).delete('queue', order),
  },
  'clearpaw-door-queue',
);

export const { list: listWaiting, dismiss, onChange: onQueueChange } = queue;

/** Stores a check-in until the server has it. */
export function enqueue(petName: string, input: Waiting['input']): Promise<number> {
  return queue.enqueue({ petName, input, refused: null });
}

/**
 * Sends what waits for the business. What waits for another business stays, because a member here may not be a member
 * there.
 */
export function sendWaiting(businessId: string, send: Send): Promise<void> {
  return queue.send(
    ({ input }) => input.businessId === businessId,
    ({ input }) => send(input),
  );
}
