import { type ComplianceReport, unmetRules } from '@clearpaw/domain';
import {
  type Database,
  type DatabaseProblem,
  placeholdersFor,
  preparedOnce,
  type Tx,
  writePart,
} from '../../platform/database/index.ts';
import { checkInTable } from '../../schema/check-in.ts';
import { type AuditedCall, enterEntry } from '../audit/index.ts';
import { recordVisit } from '../connections/index.ts';
import type { FromLocation } from '../pets/index.ts';
import { beginsVisit, beginVisit, type FoundStay } from '../visit-states/index.ts';
import {
  type CheckInRow,
  checkInTopic,
  type PresentedCheckIn,
  type PresentedPetFace,
  presentCheckIn,
} from './check-in-presenter.ts';
import { refuseAdmission } from './refuse-admission.ts';

/** PostgreSQL's code for a violated unique constraint. */
const uniqueViolation = '23505';

/** Two devices check the same pet in at once: the second one is told that it is already on site, or waiting. */
export function refuseSecond(reason: 'already_here' | 'already_waiting' = 'already_here') {
  return (problem: DatabaseProblem & { cause?: { code?: string } }): never => {
    throw (problem.cause?.code ?? problem.code) === uniqueViolation ? refuseAdmission(reason) : problem;
  };
}

/** An arrival that is decided and not stored yet. */
export interface DecidedArrival {
  readonly row: CheckInRow;
  readonly report: ComplianceReport;
  /** Whether a rule depends on the day of the last visit. */
  readonly countsVisits: boolean;
  /** With its care alerts at this business. */
  readonly pet: PresentedPetFace;
  /** The days that were judged. */
  readonly stay: FoundStay;
  /** Set for a pet that is known only through another location. */
  readonly through?: FromLocation | undefined;
}

/** Stores the arrival and the connection it creates, and publishes it to every device of the business. */
export async function saveArrival(
  tx: Tx,
  call: AuditedCall,
  { pet, ...decided }: DecidedArrival,
): Promise<PresentedCheckIn> {
  const { row, stay } = decided;
  const refuse = refuseSecond(row.decision === 'waiting' ? 'already_waiting' : 'already_here');
  const isAdmitted = row.decision === 'admitted';
  // A second device is refused because the pet is on site, not because of the visit that began with it.
  if (isAdmitted && beginsVisit(stay)) await enterArrival(tx.db).execute(row).catch(refuse);
  else tx.write(arrivalPart, row, refuse);
  if (isAdmitted) await admit(tx, call, decided);
  const subject = { kind: 'check-in', id: row.id } as const;
  // By the caller: staff may also state that a pet came by the poster.
  const by = call.name === 'arriveAtDoor' ? 'owner' : 'member';
  await enterEntry(tx, call, { businessId: row.businessId, by, subject });
  const shown = presentCheckIn(row, pet);
  tx.publish({ topic: checkInTopic(row.businessId), payload: shown });
  return shown;
}

const arrival = (db: Database) => db.insert(checkInTable).values(placeholdersFor(checkInTable));
const enterArrival = preparedOnce((db) => arrival(db).prepare('enter_arrival'));
const arrivalPart = writePart('check_in', (db) => ({ arrival: arrival(db) }));

/**
 * What an admission changes besides the arrival itself. An admitted pet is connected with scope `verdict`, or on the
 * terms of the location through which it was found.
 */
export async function admit(
  tx: Tx,
  call: AuditedCall,
  { row, report, countsVisits, stay, through }: Omit<DecidedArrival, 'pet'>,
): Promise<void> {
  recordVisit(tx, {
    businessId: row.businessId,
    petId: row.petId,
    petName: row.petName,
    at: row.arrivedAt,
    service: row.service,
    countsVisits,
    verdict: report.verdict,
    changesOn: report.changesOn,
    unmetRules: unmetRules(report),
    requirementsVersion: row.requirementsVersion ?? 0,
    through,
  });
  await beginVisit(tx, row, stay, { now: call.now, newId: call.services.newId });
}
