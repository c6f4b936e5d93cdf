import { and, eq, type SQL } from 'drizzle-orm';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { connectionTable, isConnected } from '../../schema/connection.ts';
import { petTable } from '../../schema/pet.ts';
import { reviewRequestTable } from '../../schema/review.ts';
import { vaccinationTable } from '../../schema/vaccination.ts';
import { isShown, requestAt } from './waits-for-review.ts';

/** A dose of a connected pet, how much of the pet the business sees, and what it was asked or has decided. */
export interface ConnectedDose {
  readonly row: typeof vaccinationTable.$inferSelect;
  readonly pet: typeof petTable.$inferSelect;
  readonly scope: 'verdict' | 'records';
  readonly request: typeof reviewRequestTable.$inferSelect | null;
}

/** A dose that this business may read, by its scope or by its owner's request; any other looks as if it did not exist. */
export function findReviewableDose(
  call: Call,
  businessId: string,
  vaccinationId: string,
): Promise<ConnectedDose> {
  return findDose(call, businessId, vaccinationId, isShown());
}

/** A dose of a pet that is connected to this business, whether or not the business may read it. */
export function findConnectedDose(
  call: Call,
  businessId: string,
  vaccinationId: string,
): Promise<ConnectedDose> {
  return findDose(call, businessId, vaccinationId, undefined);
}

/** The business rejected what the record states now: its owner has not corrected it since. */
export function isRejectedNow(
  { correctedAt }: ConnectedDose['row'],
  request: ConnectedDose['request'],
): boolean {
  if (request?.decision !== 'reject') return false;
  return correctedAt === null || (request.decidedAt !== null && request.decidedAt >= correctedAt);
}

async function findDose(
  call: Call,
  businessId: string,
  vaccinationId: string,
  condition: SQL | undefined,
): Promise<ConnectedDose> {
  const [found] = await call.services.store.db
    .select({
      row: vaccinationTable,
      pet: petTable,
      scope: connectionTable.scope,
      request: reviewRequestTable,
    })
    .from(vaccinationTable)
    .innerJoin(petTable, eq(petTable.id, vaccinationTable.petId))
    .innerJoin(
      connectionTable,
      and(eq(connectionTable.petId, petTable.id), eq(connectionTable.businessId, businessId)),
    )
    .leftJoin(reviewRequestTable, requestAt(businessId))
    .where(and(eq(vaccinationTable.id, vaccinationId), isConnected(call.now), condition));
  if (!found) throw refuse.notFound('vaccination');
  return found;
}
