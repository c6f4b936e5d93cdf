import type { EventPayloads } from '../../schema/event-topics.ts';

type Published = EventPayloads['checkIns'];

/** The part of a published check-in that causes alerts. */
export type ArrivalRow = Pick<
  Published,
  'id' | 'petId' | 'petName' | 'businessId' | 'service' | 'method' | 'decision' | 'arrivedAt' | 'departedAt'
>;

/** Reads a published event, if it is an arrival; earlier releases also published other events there. */
export function readArrival(payload: Partial<Published>): ArrivalRow | null {
  const { id, petId, petName, businessId, decision, method, arrivedAt } = payload;
  const { service = null, departedAt = null } = payload;
  if (!id || !petId || !petName || !businessId || !decision || !method || !arrivedAt) return null;
  return { id, petId, petName, businessId, service, method, decision, arrivedAt, departedAt };
}
