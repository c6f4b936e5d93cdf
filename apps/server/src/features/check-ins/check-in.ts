import type { checkIns } from '@clearpaw/contract';
import { decideAdmission, keptChecks } from '@clearpaw/domain';
import type { z } from 'zod';
import { readMoment } from '../../platform/clock/index.ts';
import { idempotentAfterDecision } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { Refusal, refuse } from '../../platform/refusal/index.ts';
import type { AuditedCall } from '../audit/index.ts';
import { requireService } from '../businesses/index.ts';
import { authorizeMember, type Membership } from '../members/index.ts';
import { findStay } from '../visit-states/index.ts';
import type { CheckInRow, PresentedCheckIn } from './check-in-presenter.ts';
import { findByBadge, findConnectedVisitor, type Visitor } from './find-visitor.ts';
import { judgeArrival } from './judge-arrival.ts';
import { isEntered, nameArrival } from './name-arrival.ts';
import { refuseAdmission } from './refuse-admission.ts';
import { type DecidedArrival, saveArrival } from './save-arrival.ts';

type Input = z.output<typeof checkIns.checkIn.input>;

/** The gate: judges the pet again (the verdict on the scanner may be old), decides, and enters the arrival once. */
export async function checkIn(call: AuditedCall, input: Input): Promise<PresentedCheckIn> {
  const membership = await authorizeMember(call, input.businessId, 'checkIn');
  const { idempotencyKey: key, ...fields } = input;
  const attempt = { uid: call.uid, key, input: [call.name, fields], now: call.now };
  const id = nameArrival(input.businessId, key);
  const decide = () => decideArrival(call, membership, id, input);
  try {
    return await idempotentAfterDecision(call.services.store, attempt, decide, (tx, decided) =>
      saveArrival(tx, call, decided),
    );
  } catch (problem) {
    // Entered before by someone else on the same device, or so long ago that the key is forgotten.
    if (problem instanceof Refusal && (await isEntered(call, input.businessId, id))) {
      throw refuse('ALREADY_EXISTS', 'This arrival is already on record.', { reason: 'already_recorded' });
    }
    throw problem;
  }
}

async function decideArrival(
  call: Call,
  { business, role }: Membership,
  id: string,
  input: Input,
): Promise<DecidedArrival> {
  requireService(business, input.service ?? null);
  requireShownBadge(input);
  const arrivedAt = readMoment(input.occurredAt, call.now, 'occurredAt');
  const visitor = await findVisitor(call, business, input, arrivedAt);
  const stay = await findStay(call.services.store.db, business, {
    petId: visitor.pet.id,
    service: input.service ?? null,
    arrivedAt,
    departure: input.departure,
  });
  const { report, requirementsVersion } = await judgeArrival(call, business, visitor.pet, stay);
  const admission = decideAdmission({
    verdict: report.verdict,
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
    verdict: report.verdict,
    recordedBy: call.uid,
    requirementsVersion,
    checks: keptChecks(report.checks),
  };
  return { row, report, pet: visitor.pet, stay };
}

function requireShownBadge({ method, badge }: Input): void {
  if (method !== 'badge' || badge !== undefined) return;
  throw refuse.invalid([{ path: 'badge', message: 'Checking in by badge needs the badge that was shown.' }]);
}

/** By the badge where one is shown (it must be this pet's), else by the connection. */
async function findVisitor(
  call: Call,
  business: Membership['business'],
  input: Input,
  arrivedAt: Date,
): Promise<Visitor> {
  const visitor =
    input.badge === undefined
      ? await findConnectedVisitor(call, business.id, input.petId)
      : await findByBadge(call, business, input.badge, arrivedAt);
  if (visitor.pet.id !== input.petId) throw refuse.notFound('pet');
  return visitor;
}
