import type { connections } from '@clearpaw/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { Call } from '../../platform/http/index.ts';
import { noteCause } from '../alerts/index.ts';
import { appendEntry } from '../audit/index.ts';
import { findBusiness } from '../businesses/index.ts';
import { ownPet } from '../pets/index.ts';
import { accessTopic } from '../team/index.ts';
import { connection } from './connection.table.ts';

type Input = z.output<typeof connections.disconnectPet.input>;

/** The business loses sight of the pet with the next request. Disconnecting twice changes nothing. */
export async function disconnectPet(call: Call, input: Input): Promise<Record<string, never>> {
  const business = await findBusiness(call, input);
  const pet = await ownPet(call, input.petId);
  await call.services.store.transaction(async (tx) => {
    const revoked = await tx.db
      .update(connection)
      .set({ revokedAt: call.now })
      .where(
        and(
          eq(connection.businessId, business.id),
          eq(connection.petId, pet.id),
          isNull(connection.revokedAt),
        ),
      )
      .returning({ petId: connection.petId });
    if (revoked.length === 0) return;
    const subject = { kind: 'connection', id: pet.id } as const;
    await appendEntry(tx.db, call, { businessId: business.id, by: 'owner', subject });
    noteCause(tx, { petChanged: pet.id });
    tx.publish({ topic: accessTopic(business.id), payload: { petId: pet.id } });
  });
  return {};
}
