import type { PetRow } from '../../features/pets/index.ts';
import { incidentPetTable, incidentTable, incidentVersionTable } from '../../schema/incident.ts';
import type { BuilderServices, BuiltAccount, BuiltBusiness } from '../builders/index.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** A scratch among two dogs last week, as staff reported it. */
export async function writeDemoIncident(
  services: BuilderServices,
  business: BuiltBusiness,
  { pets, staff }: { readonly pets: readonly PetRow[]; readonly staff: BuiltAccount },
): Promise<void> {
  const { db } = services.store;
  const occurredAt = new Date(services.clock.now().getTime() - 6 * dayMs);
  const recordedAt = new Date(occurredAt.getTime() + 20 * 60_000);
  const id = services.newId();
  const stated = {
    ...({ kind: 'injury', severity: 'minor', occurredAt } as const),
    location: 'Small yard',
    description: 'Rue and Pip ran into each other at the gate. Pip has a scratch on the left ear.',
    actionsTaken: 'Cleaned the ear, kept them apart for the day, and called both owners.',
    people: 'Lena Novak',
  };
  const by = { recordedBy: staff.uid, recordedAt, updatedAt: recordedAt };
  await db
    .insert(incidentTable)
    .values({ id, businessId: business.id, ...stated, ...by, version: 1, notifiedAt: recordedAt });
  await db
    .insert(incidentVersionTable)
    .values({ incidentId: id, version: 1, ...stated, byUid: staff.uid, at: recordedAt, reason: null });
  const involved = pets.filter(({ name }) => name === 'Rue' || name === 'Pip');
  for (const [position, { id: petId, name: petName, ownerId }] of involved.entries()) {
    await db
      .insert(incidentPetTable)
      .values({ incidentId: id, petId, petName, position, notifiedUid: ownerId });
  }
}
