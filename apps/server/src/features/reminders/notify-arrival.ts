import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import type { Services } from '../../platform/http/index.ts';
import { businessTable } from '../../schema/business.ts';
import { petTable } from '../../schema/pet.ts';
import { notifyPetCarers } from '../alerts/index.ts';
import { markPet } from './mark-changed.ts';
import type { ArrivalRow } from './read-arrival.ts';

/** Notifies the carers that their pet was checked in; its plan may now include another business. */
export async function notifyArrival(tx: Tx, services: Services, arrival: ArrivalRow): Promise<void> {
  if (arrival.decision !== 'admitted' || arrival.departedAt !== null) return;
  const { id, petId, businessId } = arrival;
  const [found] = await tx.db
    .select({ petName: petTable.name, business: businessTable.name })
    .from(petTable)
    .innerJoin(businessTable, eq(businessTable.id, businessId))
    .where(eq(petTable.id, petId));
  if (!found) return;
  await markPet(tx.db, petId, services.clock.now());
  await notifyPetCarers(tx, services, {
    kind: 'checked_in',
    petId,
    businessId,
    onceKey: `checked_in ${id}`,
    title: `${found.petName} was checked in at ${found.business}`,
    body: `${found.business} checked ${found.petName} in. If that was not you, disconnect the business on the pet’s page.`,
  });
}
