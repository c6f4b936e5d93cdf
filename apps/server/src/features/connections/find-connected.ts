import { and, eq } from 'drizzle-orm';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { connectionTable, isConnected } from '../../schema/connection.ts';
import { petTable } from '../../schema/pet.ts';
import type { ConnectedRow } from './list-connections.ts';

/** A pet that is connected to this business; any other is treated as not existing. */
export async function findConnected(call: Call, businessId: string, petId: string): Promise<ConnectedRow> {
  const [row] = await call.services.store.db
    .select({ pet: petTable, connection: connectionTable })
    .from(connectionTable)
    .innerJoin(petTable, eq(petTable.id, connectionTable.petId))
    .where(
      and(
        eq(connectionTable.businessId, businessId),
        eq(connectionTable.petId, petId),
        isConnected(call.now),
      ),
    );
  if (!row) throw refuse.notFound('pet');
  return row;
}
