import type { connections } from '@clearpaw/contract';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Call } from '../../platform/http/index.ts';
import { noteCause } from '../alerts/index.ts';
import { findBusiness } from '../businesses/index.ts';
import { ownPet } from '../pets/index.ts';
import { connection } from './connection.table.ts';
import { type PetConnection, presentPetConnection } from './pet-connection.ts';
import { recheckDue } from './recheck-due.ts';

type Input = z.output<typeof connections.connectPet.input>;

/** Connects the caller's pet, or changes the scope of a connection that is already there. */
export async function connectPet(call: Call, input: Input): Promise<PetConnection> {
  const business = await findBusiness(call, input);
  const pet = await ownPet(call, input.petId);
  const place = { businessId: business.id, petId: pet.id };
  const draft = {
    ...place,
    scope: input.scope,
    connectedAt: call.now,
    verdict: 'non_compliant' as const,
    dueAt: call.now,
  };
  const stillConnected = sql`${connection.revokedAt} is null`;
  const [row] = await call.services.store.transaction(async (tx) => {
    noteCause(tx, { petChanged: pet.id });
    return tx.db
      .insert(connection)
      .values(draft)
      .onConflictDoUpdate({
        target: [connection.businessId, connection.petId],
        set: {
          scope: input.scope,
          connectedAt: sql`case when ${stillConnected} then ${connection.connectedAt} else ${call.now.toISOString()}::timestamptz end`,
          revokedAt: null,
          dueAt: call.now,
        },
      })
      .returning();
  });
  if (!row) throw new Error('An upsert answers its row.');
  await recheckDue(call.services, place);
  return presentPetConnection(call, pet, { connection: row, business });
}
