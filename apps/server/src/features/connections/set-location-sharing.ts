import type { connections, InputOf, OutputOf } from '@clearpaw/contract';
import { and, eq, sql } from 'drizzle-orm';
import { refuse } from '../../platform/refusal/index.ts';
import { connectionTable, isConnected } from '../../schema/connection.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { findBusiness } from '../businesses/index.ts';
import { ownPet } from '../pets/index.ts';
import { followLocations } from './follow-locations.ts';
import { presentLocationSharing } from './location-sharing.ts';
import { requireOtherLocations } from './other-location-names.ts';

type Input = InputOf<typeof connections.setLocationSharing>;
type Output = OutputOf<typeof connections.setLocationSharing>;

/** Lets the other locations of the same account find the pet, or stops that from their next request on. */
export async function setLocationSharing(call: AuditedCall, input: Input): Promise<Output> {
  const business = await findBusiness(call, input);
  const pet = await ownPet(call, input.petId);
  const { store } = call.services;
  const row = await store.transaction(async (tx) => {
    const at = sql`coalesce(${connectionTable.locationsSharedAt}, ${call.now.toISOString()}::timestamptz)`;
    const [changed] = await tx.db
      .update(connectionTable)
      .set({ locationsSharedAt: input.share ? at : null })
      .where(
        and(
          eq(connectionTable.businessId, business.id),
          eq(connectionTable.petId, pet.id),
          isConnected(call.now),
        ),
      )
      .returning();
    if (!changed) throw refuse.notFound('connection');
    if (input.share) await requireOtherLocations(call, business.id);
    await followLocations(tx, call, changed);
    const subject = { kind: 'connection', id: pet.id } as const;
    const action = `${call.name}:${input.share ? 'on' : 'off'}` as const;
    await appendEntry(tx.db, call, { businessId: business.id, by: 'owner', subject, action });
    return changed;
  });
  return presentLocationSharing(store.db, row);
}
