import type { Topic, Tx } from '../../platform/database/index.ts';
import { type EventPayloads, topicOf } from '../../schema/event-topics.ts';
import type { VisitRow } from './visit-row.ts';

/** The topic of changes to a business's visits. */
export function visitTopic(businessId: string): Topic<EventPayloads['visits']> {
  return topicOf('visits', businessId);
}

/** Notifies every device of the business that a visit changed. */
export function publishVisit(tx: Tx, row: VisitRow): void {
  const { id, petId, businessId, state, verdict } = row;
  tx.publish({
    topic: visitTopic(businessId),
    payload: { visitId: id, petId, change: changeOf(row), state, verdict },
  });
}

/** A new row has its creation time as the time of its last change. */
function changeOf({ state, createdAt, updatedAt }: VisitRow): 'planned' | 'changed' | 'cancelled' {
  if (state === 'cancelled') return 'cancelled';
  return state === 'expected' && createdAt.getTime() === updatedAt.getTime() ? 'planned' : 'changed';
}
