import type { connections, InputOf } from '@clearpaw/contract';
import { and, eq } from 'drizzle-orm';
import { refuse } from '../../platform/refusal/index.ts';
import { connectionTable, isConnected } from '../../schema/connection.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { findBusiness } from '../businesses/index.ts';
import { reorderCustomer } from '../customers/index.ts';
import { accessTopic } from '../members/index.ts';
import { ownPet } from '../pets/index.ts';
import { followLocations } from './follow-locations.ts';
import { type PresentedConnection, presentPetConnection } from './pet-connection.ts';

type Input = InputOf<typeof connections.setContactSharing>;

/** Shows or hides the owner's contact details at a connected business, from its next request on. */
export async function setContactSharing(call: AuditedCall, input: Input): Promise<PresentedConnection> {
  const business = await findBusiness(call, input);
  const pet = await ownPet(call, input.petId);
  const row = await call.services.store.transaction(async (tx) => {
    const [changed] = await tx.db
      .update(connectionTable)
      .set({ contactShared: input.share, emailShared: input.share })
      .where(
        and(
          eq(connectionTable.businessId, business.id),
          eq(connectionTable.petId, pet.id),
          isConnected(call.now),
        ),
      )
      .returning();
    if (!changed) throw refuse.notFound('connection');
    await followLocations(tx, call, changed);
    await reorderCustomer(tx.db, { uid: pet.ownerId, businessId: business.id });
    const subject = { kind: 'connection', id: pet.id } as const;
    const action = `${call.name}:${input.share ? 'on' : 'off'}` as const;
    await appendEntry(tx.db, call, { businessId: business.id, by: 'owner', subject, action });
    tx.publish({ topic: accessTopic(business.id), payload: { petId: pet.id } });
    return changed;
  });
  return presentPetConnection(call, pet, { connection: row, business });
}
