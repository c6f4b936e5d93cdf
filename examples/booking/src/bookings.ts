import { callClearpaw } from './clearpaw.ts';
import type { Connection } from './connection.ts';

export interface BookedStay {
  readonly petId: string;
  /** Days, such as 2026-11-23. */
  readonly arrival: string;
  readonly departure: string;
}

export type PetVerdict = 'compliant' | 'expiring' | 'pending' | 'non_compliant';

export interface Booking {
  readonly verdict: PetVerdict;
  /** Null where the pet is not cleared for these dates. */
  readonly visitId: string | null;
}

/** The pets that the business knows. */
export async function listKnownPets(
  url: string,
  connection: Connection,
): Promise<{ petId: string; petName: string }[]> {
  const input = { limit: 100 };
  const { items } = await callClearpaw<{ items: { petId: string; petName: string }[] }>(
    ...([url, connection, 'listConnections', input] as const),
  );
  return items.map(({ petId, petName }) => ({ petId, petName }));
}

/** Asks whether the pet is cleared for the whole stay, and plans the visit if it is. The same stay twice is one visit. */
export async function book(url: string, connection: Connection, stay: BookedStay): Promise<Booking> {
  const { verdict } = await callClearpaw<{ verdict: PetVerdict }>(url, connection, 'getCompliance', {
    ...stay,
  });
  if (verdict !== 'compliant' && verdict !== 'expiring') return { verdict, visitId: null };
  const idempotencyKey = `${stay.petId} ${stay.arrival} ${stay.departure}`;
  const visit = { service: null, ...stay, idempotencyKey };
  const { id } = await callClearpaw<{ id: string }>(url, connection, 'planVisit', visit);
  return { verdict, visitId: id };
}
