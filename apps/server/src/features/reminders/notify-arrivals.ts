import { inArray } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/database/index.ts';
import type { Services } from '../../platform/http/index.ts';
import { businessTable } from '../../schema/business.ts';
import { petTable } from '../../schema/pet.ts';
import { type CarerAlertDraft, notifyPetCarers } from '../alerts/index.ts';
import { markArrived } from './mark-changed.ts';
import type { ArrivalRow } from './read-arrival.ts';

/** Notifies the carers of pets that were checked in, and plans their reminders again where the visit changed them. */
export async function notifyArrivals(
  tx: Tx,
  services: Services,
  arrivals: readonly ArrivalRow[],
): Promise<void> {
  const checkedIn = arrivals.filter(
    ({ decision, departedAt }) => decision === 'admitted' && departedAt === null,
  );
  if (checkedIn.length === 0) return;
  await markArrived(tx.db, checkedIn, services.clock.now());
  const [pets, businesses] = await namesOf(tx.db, checkedIn);
  const drafts = checkedIn.flatMap((arrival) => {
    const [pet, business] = [pets.get(arrival.petId), businesses.get(arrival.businessId)];
    return pet !== undefined && business !== undefined ? [draftFor(arrival, pet, business)] : [];
  });
  await notifyPetCarers(tx, services, ...drafts);
}

function draftFor({ id, petId, businessId }: ArrivalRow, pet: string, business: string): CarerAlertDraft {
  return {
    kind: 'checked_in',
    petId,
    businessId,
    onceKey: `checked_in ${id}`,
    content: { name: 'checked_in', business, pet },
  };
}

/** The names of pets and businesses that are still there. */
async function namesOf(db: Database, arrivals: readonly ArrivalRow[]) {
  const petIds = [...new Set(arrivals.map(({ petId }) => petId))];
  const businessIds = [...new Set(arrivals.map(({ businessId }) => businessId))];
  const pets = await db
    .select({ id: petTable.id, name: petTable.name })
    .from(petTable)
    .where(inArray(petTable.id, petIds));
  const businesses = await db
    .select({ id: businessTable.id, name: businessTable.name })
    .from(businessTable)
    .where(inArray(businessTable.id, businessIds));
  return [pets, businesses].map((rows) => new Map(rows.map(({ id, name }) => [id, name]))) as [
    Map<string, string>,
    Map<string, string>,
  ];
}
