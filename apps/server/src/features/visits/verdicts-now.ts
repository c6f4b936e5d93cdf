import type { Verdict } from '@clearpaw/domain';
import type { Call } from '../../platform/http/index.ts';
import { assessStays } from '../compliance/index.ts';
import type { PetRow } from '../pets/index.ts';
import type { VisitRow } from '../visit-states/index.ts';

/** The verdicts of visits that are not over, by the current rules and records; the others keep the last verdict. */
export async function verdictsNow(
  call: Call,
  businessId: string,
  visits: readonly { readonly visit: VisitRow; readonly pet: PetRow | null }[],
  today: string,
): Promise<ReadonlyMap<string, Verdict>> {
  const stays = visits.flatMap(({ visit, pet }) => {
    const open = visit.state === 'expected' || visit.state === 'present';
    return open && pet ? [{ key: visit.id, pet, visit }] : [];
  });
  const reports = await assessStays(call.services.store.db, businessId, stays, today);
  return new Map([...reports].map(([id, { verdict }]) => [id, verdict]));
}
