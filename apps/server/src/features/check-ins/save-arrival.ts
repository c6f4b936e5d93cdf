import { type ComplianceReport, unmetRules } from '@clearpaw/domain';
import { sql } from 'drizzle-orm';
import { placeholdersFor, preparedOnce, type Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { checkInTable } from '../../schema/check-in.ts';
import { connectionTable, nameKey } from '../../schema/connection.ts';
import { appendEntry } from '../audit/index.ts';
import {
  type CheckInRow,
  checkInTopic,
  type PresentedCheckIn,
  type PresentedPetFace,
  presentCheckIn,
} from './check-in-presenter.ts';
import { refuseAdmission } from './refuse-admission.ts';

/** PostgreSQL's word for a row that there may be only one of. */
const uniqueViolation = '23505';

/** Two devices let the same pet in at once: the second one learns that it is already here, or waits. */
export function refuseSecond(reason: 'already_here' | 'already_waiting' = 'already_here') {
  return (problem: { cause?: { code?: string } }): never => {
    throw problem.cause?.code === uniqueViolation ? refuseAdmission(reason) : problem;
  };
}

/** An arrival that is decided and not yet on record. */
export interface DecidedArrival {
  readonly row: CheckInRow;
  readonly report: ComplianceReport;
  readonly pet: PresentedPetFace;
}

/** Enters the arrival, keeps the connection it makes, and publishes it to every device of the business. */
export async function saveArrival(
  tx: Tx,
  call: Call,
  { row, report, pet }: DecidedArrival,
): Promise<PresentedCheckIn> {
  await enterArrival(tx.db)
    .execute(row)
    .catch(refuseSecond(row.decision === 'waiting' ? 'already_waiting' : 'already_here'));
  if (row.decision === 'admitted') await keepConnection(tx, row, report);
  const subject = { kind: 'check-in', id: row.id } as const;
  // By who calls: staff may say as well that a pet came by the poster.
  const by = call.name === 'arriveAtDoor' ? 'owner' : 'member';
  await appendEntry(tx.db, call, { businessId: row.businessId, by, subject });
  const shown = presentCheckIn(row, pet);
  tx.publish({ topic: checkInTopic(row.businessId), payload: shown });
  return shown;
}

const enterArrival = preparedOnce((db) =>
  db.insert(checkInTable).values(placeholdersFor(checkInTable)).prepare('enter_arrival'),
);

/** Ended by its owner, or by the day they set, whether or not that was written down yet. */
const hasEnded = sql`(${connectionTable.revokedAt} is not null or ${connectionTable.endsAt} <= excluded.connected_at)`;
/** Blocked, or revoked after an arrival that is only entered now: a visit does not undo what the owner said. */
const staysAway = sql`(${connectionTable.blockedAt} is not null or ${connectionTable.revokedAt} > excluded.connected_at)`;
const enterConnection = preparedOnce((db) =>
  db
    .insert(connectionTable)
    .values(placeholdersFor(connectionTable))
    .onConflictDoUpdate({
      target: [connectionTable.businessId, connectionTable.petId],
      set: {
        lastVisitAt: sql`excluded.last_visit_at`,
        lastService: sql`excluded.last_service`,
        verdict: sql`excluded.verdict`,
        petNameKey: sql`excluded.pet_name_key`,
        changesOn: sql`excluded.changes_on`,
        unmetRules: sql`excluded.unmet_rules`,
        dueAt: sql`excluded.due_at`,
        scope: sql`case when ${hasEnded} then excluded.scope else ${connectionTable.scope} end`,
        connectedAt: sql`case when ${hasEnded} then excluded.connected_at else ${connectionTable.connectedAt} end`,
        endsAt: sql`case when ${hasEnded} then null else ${connectionTable.endsAt} end`,
        revokedAt: sql`case when ${staysAway} then ${connectionTable.revokedAt} end`,
      },
    })
    .prepare('enter_connection'),
);

/** An admitted pet is connected with scope `verdict`; what its owner decided about the place stands. */
export async function keepConnection({ db }: Tx, row: CheckInRow, report: ComplianceReport): Promise<void> {
  await enterConnection(db).execute({
    businessId: row.businessId,
    petId: row.petId,
    scope: 'verdict',
    connectedAt: row.arrivedAt,
    revokedAt: null,
    endsAt: null,
    blockedAt: null,
    petNameKey: nameKey(row.petName),
    lastVisitAt: row.arrivedAt,
    lastService: row.service,
    verdict: report.verdict,
    changesOn: report.changesOn,
    unmetRules: unmetRules(report),
    judgedOn: null,
    requirementsVersion: row.requirementsVersion ?? 0,
    // A visit can keep an evaluation alive, and it may have been judged for a service or another day.
    dueAt: row.arrivedAt,
  });
}
