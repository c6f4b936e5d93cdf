import type { ConnectionScope } from '@clearpaw/domain';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { connectionTable, isConnected } from '../../schema/connection.ts';
import { petTable } from '../../schema/pet.ts';
import { reviewRequestTable } from '../../schema/review.ts';
import { vaccinationTable } from '../../schema/vaccination.ts';
import { isShown, requestAt } from './waits-for-review.ts';

/** A dose of a connected pet, how much of the pet the business sees, and its request or decision. */
export interface ConnectedDose {
  readonly row: typeof vaccinationTable.$inferSelect;
  readonly pet: typeof petTable.$inferSelect;
  readonly scope: ConnectionScope;
  readonly request: typeof reviewRequestTable.$inferSelect | null;
}

/** A dose that this business may read, by its scope or by its owner's request; any other is treated as not existing. */
export function findReviewableDose(
  db: Database,
  call: Call,
  businessId: string,
  vaccinationId: string,
): Promise<ConnectedDose> {
  return findDose(db, call, businessId, vaccinationId, isShown());
}

/** A dose of a pet that is connected to this business, whether or not the business may read it. */
export function findConnectedDose(
  db: Database,
  call: Call,
  businessId: string,
  vaccinationId: string,
): Promise<ConnectedDose> {
  return findDose(db, call, businessId, vaccinationId, undefined);
}

/** The business's decision about the current version of the dose: its owner has not corrected it since. */
export function currentDecisionOfDose({ row, request }: ConnectedDose): 'verify' | 'reject' | null {
  if (!request?.decision || !request.decidedAt) return null;
  if (row.correctedAt !== null && request.decidedAt < row.correctedAt) return null;
  // A verification can be repeated if the dose no longer has it.
  return request.decision === 'verify' && !reviewedEvidence.has(row.evidence) ? null : request.decision;
}

const reviewedEvidence: ReadonlySet<string> = new Set(['reviewed', 'clinic']);

async function findDose(
  db: Database,
  call: Call,
  businessId: string,
  vaccinationId: string,
  condition: SQL | undefined,
): Promise<ConnectedDose> {
  const [found] = await db
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
