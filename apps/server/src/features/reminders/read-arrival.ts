import type { EventPayloads } from '../../schema/event-topics.ts';

type Published = EventPayloads['checkIns'];

/** The part of a published check-in that alerts someone. */
export type ArrivalRow = Pick<
  Published,
  'id' | 'petId' | 'petName' | 'businessId' | 'service' | 'method' | 'decision' | 'departedAt'
>;

/** What a business published, if it is an arrival; earlier releases published other things there too. */
export function readArrival(payload: Partial<Published>): ArrivalRow | null {
  const { id, petId, petName, businessId, decision, method, service = null, departedAt = null } = payload;
  if (!id || !petId || !petName || !businessId || !decision || !method) return null;
  return { id, petId, petName, businessId, service, method, decision, departedAt };
}
