import { and, eq } from 'drizzle-orm';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { connection, isConnected } from '../../schema/connection.ts';
import { pet } from '../../schema/pet.ts';
import type { ConnectedRow } from './list-connections.ts';

/** A pet that is connected to this business; any other looks as if it did not exist. */
export async function findConnected(call: Call, businessId: string, petId: string): Promise<ConnectedRow> {
  const [row] = await call.services.store.db
    .select({ pet, connection })
    .from(connection)
    .innerJoin(pet, eq(pet.id, connection.petId))
    .where(and(eq(connection.businessId, businessId), eq(connection.petId, petId), isConnected(call.now)));
  if (!row) throw refuse.notFound('pet');
  return row;
}
