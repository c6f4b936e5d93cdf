import { type Clearpaw, resultOf } from './clearpaw.ts';

export interface BookedStay {
  readonly petId: string;
  /** Days, such as 2026-11-23. */
  readonly arrival: string;
  readonly departure: string;
}

export type PetVerdict = 'compliant' | 'expiring' | 'pending' | 'non_compliant';

export interface Booking {
  readonly verdict: PetVerdict;
  /** Null if the pet is not cleared for these dates. */
  readonly visitId: string | null;
}

/** The pets that are connected to the business. */
export async function listKnownPets(
  clearpaw: Clearpaw,
  businessId: string,
): Promise<{ petId: string; petName: string }[]> {
  const body = { data: { businessId, limit: 100 } };
  const { items } = resultOf(await clearpaw.POST('/functions/listConnections', { body }));
  return items.map(({ petId, petName }) => ({ petId, petName }));
}

/** Asks whether the pet is cleared for the whole stay, and plans the visit if it is. The same stay twice is one visit. */
export async function book(clearpaw: Clearpaw, businessId: string, stay: BookedStay): Promise<Booking> {
  const question = { data: { businessId, ...stay } };
  const { verdict } = resultOf(await clearpaw.POST('/functions/getCompliance', { body: question }));
  if (verdict !== 'compliant' && verdict !== 'expiring') return { verdict, visitId: null };
  const idempotencyKey = `${stay.petId} ${stay.arrival} ${stay.departure}`;
  const visit = { data: { businessId, service: null, ...stay, idempotencyKey } };
  const { id } = resultOf(await clearpaw.POST('/functions/planVisit', { body: visit }));
  return { verdict, visitId: id };
}
