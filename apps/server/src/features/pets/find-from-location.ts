import type { ConnectionScope } from '@clearpaw/domain';
import { and, eq } from 'drizzle-orm';
import type { Call } from '../../platform/http/index.ts';
import { connectionTable } from '../../schema/connection.ts';
import { isFoundFrom, mostFirst } from '../../schema/other-locations.ts';
import { petTable } from '../../schema/pet.ts';
import { isKept, type PetRow } from './pet-access.ts';

type ConnectionRow = typeof connectionTable.$inferSelect;

/** What a connection at one location allows the account's other locations. */
export type FromLocation = Pick<ConnectionRow, 'contactShared' | 'emailShared' | 'endsAt'> & {
  readonly scope: ConnectionScope;
  readonly fromBusinessId: string;
};

/** The terms of a connection for the other locations. Only the clinic that was chosen may add records. */
export function termsOf(connection: ConnectionRow): FromLocation {
  const { contactShared, emailShared, endsAt, businessId } = connection;
  const scope = connection.scope === 'verdict' ? 'verdict' : 'records';
  return { scope, contactShared, emailShared, endsAt, fromBusinessId: businessId };
}

/**
 * A pet that this business knows only through another location whose owner lets it, and what it may see; else null.
 * Whether the caller works here is for the caller of this function to check. Programs with a key find no such pet.
 */
export async function findFromLocation(
  call: Call,
  businessId: string,
  petId: string,
): Promise<{ readonly pet: PetRow; readonly terms: FromLocation } | null> {
  if (call.apiClient) return null;
  const [row] = await call.services.store.db
    .select({ pet: petTable, connection: connectionTable })
    .from(connectionTable)
    .innerJoin(petTable, eq(petTable.id, connectionTable.petId))
    .where(and(eq(connectionTable.petId, petId), isKept, isFoundFrom(businessId, call.now)))
    .orderBy(...mostFirst)
    .limit(1);
  return row ? { pet: row.pet, terms: termsOf(row.connection) } : null;
}
