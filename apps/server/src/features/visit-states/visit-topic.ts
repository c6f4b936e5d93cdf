import type { Topic, Tx } from '../../platform/database/index.ts';
import { type EventPayloads, topicOf } from '../../schema/event-topics.ts';
import type { VisitRow } from './visit-row.ts';

/** Where changes of a business's visits are published. */
export function visitTopic(businessId: string): Topic<EventPayloads['visits']> {
  return topicOf('visits', businessId);
}

/** Says on every device of the business that a visit changed. */
export function publishVisit(tx: Tx, { id, petId, businessId }: VisitRow): void {
  tx.publish({ topic: visitTopic(businessId), payload: { visitId: id, petId } });
}
