import type { checkIns } from '@clearpaw/contract';
import { decideAdmission, keptChecks } from '@clearpaw/domain';
import type { z } from 'zod';
import { readMoment } from '../../platform/clock/index.ts';
import {
  firstResult,
  identify,
  type KnownAttempt,
  readFirst,
  saveOnce,
} from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { Refusal, refuse } from '../../platform/refusal/index.ts';
import type { AuditedCall } from '../audit/index.ts';
import { proveBadge } from '../badges/index.ts';
import { requireService } from '../businesses/index.ts';
import { judgeAccess, type Membership, readAccess } from '../members/index.ts';
import { stayOf } from '../visit-states/index.ts';
import type { CheckInRow, PresentedCheckIn } from './check-in-presenter.ts';
import { checkInStatements, type EntranceBusiness } from './entrance-statements.ts';
import { judgeConnected, judgeVisitor, type Visitor } from './find-visitor.ts';
import { judgeRead } from './judge-arrival.ts';
import { isEntered, nameArrival } from './name-arrival.ts';
import { withAlerts } from './present-check-ins.ts';
import { readForEntrance } from './read-for-entrance.ts';
import { refuseAdmission } from './refuse-admission.ts';
import { type DecidedArrival, saveArrival } from './save-arrival.ts';

type Input = z.output<typeof checkIns.checkIn.input>;

/** Checks a pet in: judges it again (the verdict on the scanner may be old), decides, and stores the arrival once. */
export async function checkIn(call: AuditedCall, input: Input): Promise<PresentedCheckIn> {
  const { store } = call.services;
  const { idempotencyKey: key, ...fields } = input;
  const attempt = identify({ uid: call.uid, key, input: [call.name, fields], now: call.now });
  const read = await readArrival(call, input, attempt);
  const membership = judgeAccess(call, input.businessId, 'checkIn', read.access);
  const id = nameArrival(input.businessId, key);
  try {
    const earlier = firstResult<PresentedCheckIn>(attempt, read.first);
    if (earlier) return earlier.result;
    const decide = () => decideArrival(call, membership, id, input, read);
    return await saveOnce(store, attempt, decide, (tx, decided) => saveArrival(tx, call, decided));
  } catch (problem) {
    // Stored before by another person on the same device, or so long ago that the key was deleted.
    if (problem instanceof Refusal && (await isEntered(call, input.businessId, id))) {
      throw refuse('ALREADY_EXISTS', 'This arrival is already on record.', { reason: 'already_recorded' });
    }
    throw problem;
  }
}

type ArrivalRead = Awaited<ReturnType<typeof readArrival>>;

/**
 * Reads what the decision needs, in one round trip; if the input alone is refused, only the caller's access and an
 * earlier result.
 */
async function readArrival(call: Call, input: Input, attempt: KnownAttempt) {
  const { businessId, petId, service = null } = input;
  const shown = await readShown(call, input);
  if ('problem' in shown) {
    const [access, first] = await call.services.store.together((db) => [
      readAccess(db, call, businessId),
      readFirst(db, attempt),
    ]);
    return { access, first, refused: shown.problem };
  }
  const { badge, arrivedAt } = shown;
  const question = { businessId, shown: badge ?? { petId }, service, arrivedAt };
  const read = await readForEntrance(call, checkInStatements, question, { key: attempt.key });
  return { access: read.access, first: read.row.first, at: { read, badge, arrivedAt } };
}

/** The badge in the input. A repeat is answered whatever has happened to its badge, so nothing is refused yet. */
async function readShown(call: Call, input: Input) {
  try {
    requireShownBadge(input);
    const arrivedAt = readMoment(input.occurredAt, call.now, 'occurredAt');
    const badge = input.badge === undefined ? null : await proveBadge(call, input.badge, arrivedAt);
    return { badge, arrivedAt };
  } catch (problem) {
    return { problem };
  }
}

async function decideArrival(
  call: Call,
  { business, role }: Membership<EntranceBusiness>,
  id: string,
  input: Input,
  known: ArrivalRead,
): Promise<DecidedArrival> {
  requireService(business, input.service ?? null);
  if (known.at === undefined) throw known.refused;
  const { read, badge, arrivedAt } = known.at;
  const visitor: Visitor = badge
    ? judgeVisitor(read.visitor, badge, business, arrivedAt)
    : await judgeConnected(call, business.id, read.visitor);
  if (visitor.pet.id !== input.petId) throw refuse.notFound('pet');
  const { service = null, departure } = input;
  const stay = stayOf(business, { service, arrivedAt, departure }, read.visit);
  const { requirementsVersion, ...judged } = await judgeRead(call, business, visitor.pet, stay, read);
  const admission = decideAdmission({
    verdict: judged.report.verdict,
    decision: input.decision,
    overrideReason: input.overrideReason ?? null,
    role,
    alreadyHere: visitor.openCheckIn !== null,
  });
  if ('refused' in admission) throw refuseAdmission(admission.refused);
  const row: CheckInRow = {
    id,
    businessId: business.id,
    petId: visitor.pet.id,
    petName: visitor.pet.name,
    species: visitor.pet.species,
    service: stay.service,
    arrivedAt,
    departedAt: null,
    method: input.method,
    ...admission,
    decidedAt: call.now,
    verdict: judged.report.verdict,
    recordedBy: call.uid,
    requirementsVersion,
    checks: keptChecks(judged.report.checks),
  };
  const pet = withAlerts(visitor.pet, read.careAlerts);
  return { row, ...judged, pet, stay, through: visitor.through };
}

function requireShownBadge({ method, badge }: Input): void {
  if (method !== 'badge' || badge !== undefined) return;
  throw refuse.malformed([
    { path: 'badge', message: 'Checking in by badge needs the badge that was shown.' },
  ]);
}
