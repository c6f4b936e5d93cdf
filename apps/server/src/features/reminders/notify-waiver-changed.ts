import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import type { Services } from '../../platform/http/index.ts';
import { businessTable } from '../../schema/business.ts';
import { connectionTable } from '../../schema/connection.ts';
import { petTable } from '../../schema/pet.ts';
import { waiverTable } from '../../schema/waiver.ts';
import { petCarersOf, raiseAlert, waiverKey } from '../alerts/index.ts';

interface Pet {
  readonly id: string;
  readonly name: string;
}

/**
 * Notifies everyone with a pet at a business that its waiver has to be signed again: one alert each, which names their
 * pets.
 */
export async function notifyWaiverChanged(
  tx: Tx,
  services: Services,
  { waiverOf, waiverId, version }: { waiverOf: string; waiverId: string; version: number },
): Promise<void> {
  const [found] = await tx.db
    .select({ title: waiverTable.title, business: businessTable.name })
    .from(waiverTable)
    .innerJoin(businessTable, eq(businessTable.id, waiverTable.businessId))
    .where(eq(waiverTable.id, waiverId));
  if (!found) return;
  const drafts = [...(await petsByPerson(tx, waiverOf))].map(([uid, pets]) => ({
    uid,
    kind: 'waiver_to_sign' as const,
    businessId: waiverOf,
    ...(pets[0] && { petId: pets[0].id }),
    onceKey: waiverKey(waiverId, String(version)),
    content: { name: 'waiver_changed' as const, ...found, pets: pets.map(({ name }) => name) },
  }));
  await raiseAlert(tx, services, ...drafts);
}

async function petsByPerson(tx: Tx, businessId: string): Promise<ReadonlyMap<string, readonly Pet[]>> {
  const connected = await tx.db
    .select({ id: petTable.id, name: petTable.name })
    .from(connectionTable)
    .innerJoin(petTable, eq(petTable.id, connectionTable.petId))
    .where(
      and(
        eq(connectionTable.businessId, businessId),
        isNull(connectionTable.revokedAt),
        eq(petTable.state, 'active'),
      ),
    )
    .orderBy(asc(petTable.name), asc(petTable.id));
  const carersOf = await petCarersOf(
    tx.db,
    connected.map(({ id }) => id),
  );
  const pets = new Map<string, Pet[]>();
  for (const one of connected) {
    for (const uid of carersOf(one.id)) pets.set(uid, [...(pets.get(uid) ?? []), one]);
  }
  return pets;
}
