import type { connections } from '@clearpaw/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { Call } from '../../platform/http/index.ts';
import { noteCause } from '../alerts/index.ts';
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
    await tx.db
      .update(connection)
      .set({ revokedAt: call.now })
      .where(
        and(
          eq(connection.businessId, business.id),
          eq(connection.petId, pet.id),
          isNull(connection.revokedAt),
        ),
      );
    noteCause(tx, { petChanged: pet.id });
    tx.publish({ topic: accessTopic(business.id), payload: { petId: pet.id } });
  });
  return {};
}
