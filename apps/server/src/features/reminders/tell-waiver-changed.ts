import { namesOf } from '@clearpaw/domain';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import type { Services } from '../../platform/http/index.ts';
import { business } from '../../schema/business.ts';
import { connection } from '../../schema/connection.ts';
import { pet } from '../../schema/pet.ts';
import { waiver } from '../../schema/waiver.ts';
import { familiesOf, raiseAlert } from '../alerts/index.ts';

interface Pet {
  readonly id: string;
  readonly name: string;
}

/** Tells everybody with a pet at a place that its text has to be signed anew: one alert each, which names their pets. */
export async function tellWaiverChanged(
  tx: Tx,
  services: Services,
  { waiverOf, waiverId, version }: { waiverOf: string; waiverId: string; version: number },
): Promise<void> {
  const [found] = await tx.db
    .select({ title: waiver.title, place: business.name })
    .from(waiver)
    .innerJoin(business, eq(business.id, waiver.businessId))
    .where(eq(waiver.id, waiverId));
  if (!found) return;
  const drafts = [...(await petsByPerson(tx, waiverOf))].map(([uid, pets]) => ({
    uid,
    kind: 'waiver_to_sign' as const,
    businessId: waiverOf,
    ...(pets[0] && { petId: pets[0].id }),
    onceKey: `waiver_to_sign ${waiverId} ${version}`,
    title: `${found.place} has a new text for you to sign`,
    body: `“${found.title}” has changed. Sign it again for ${namesOf(pets.map(({ name }) => name))} before the next visit.`,
  }));
  await raiseAlert(tx, services, ...drafts);
}

async function petsByPerson(tx: Tx, businessId: string): Promise<ReadonlyMap<string, readonly Pet[]>> {
  const connected = await tx.db
    .select({ id: pet.id, name: pet.name })
    .from(connection)
    .innerJoin(pet, eq(pet.id, connection.petId))
    .where(and(eq(connection.businessId, businessId), isNull(connection.revokedAt), eq(pet.state, 'active')))
    .orderBy(asc(pet.name), asc(pet.id));
  const familyOf = await familiesOf(
    tx.db,
    connected.map(({ id }) => id),
  );
  const pets = new Map<string, Pet[]>();
  for (const one of connected) {
    for (const uid of familyOf(one.id)) pets.set(uid, [...(pets.get(uid) ?? []), one]);
  }
  return pets;
}
