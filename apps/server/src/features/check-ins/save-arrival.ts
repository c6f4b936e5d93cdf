import type { ComplianceReport } from '@clearpaw/domain';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { connection } from '../connections/connection.table.ts';
import { checkInTable } from './check-in.table.ts';
import { type CheckIn, type CheckInRow, checkInTopic, presentCheckIn } from './check-in-presenter.ts';
import { refuseAdmission } from './refuse-admission.ts';

const uniqueViolation = '23505';

/** Enters the arrival, keeps the connection it makes, and publishes it to every device of the business. */
export async function saveArrival(
  tx: Tx,
  { row, report }: { row: CheckInRow; report: ComplianceReport },
): Promise<CheckIn> {
  await tx.db
    .insert(checkInTable)
    .values(row)
    .catch((problem: { cause?: { code?: string } }) => {
      // Two devices let the same pet in at once: the second one learns that it is already here.
      throw problem.cause?.code === uniqueViolation ? refuseAdmission('already_here') : problem;
    });
  if (row.decision === 'admitted') await keepConnection(tx, row, report);
  const shown = presentCheckIn(row);
  tx.publish({ topic: checkInTopic(row.businessId), payload: shown });
  return shown;
}

/** An admitted pet is connected with scope `verdict`; a connection that is already there keeps its own. */
async function keepConnection({ db }: Tx, row: CheckInRow, report: ComplianceReport): Promise<void> {
  const { businessId, petId, arrivedAt } = row;
  const state = { lastVisitAt: arrivedAt, verdict: report.verdict, changesOn: report.changesOn };
  const fresh = {
    businessId,
    petId,
    scope: 'verdict' as const,
    connectedAt: arrivedAt,
    revokedAt: null,
    ...state,
  };
  const revoked = sql`${connection.revokedAt} is not null`;
  await db
    .insert(connection)
    .values(fresh)
    .onConflictDoUpdate({
      target: [connection.businessId, connection.petId],
      set: {
        ...state,
        scope: sql`case when ${revoked} then 'verdict' else ${connection.scope} end`,
        connectedAt: sql`case when ${revoked} then ${arrivedAt.toISOString()}::timestamptz else ${connection.connectedAt} end`,
        revokedAt: null,
      },
    });
}
