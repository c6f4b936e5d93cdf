import type { checkIns } from '@clearpaw/contract';
import { decideAdmission, keptChecks, standingOf } from '@clearpaw/domain';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { idempotentAfterDecision, type Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { checkInTable } from '../../schema/check-in.ts';
import { petTable } from '../../schema/pet.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { authorizeMember, type Membership } from '../members/index.ts';
import { findStay } from '../visit-states/index.ts';
import { checkInTopic, type PresentedCheckIn, presentCheckIn } from './check-in-presenter.ts';
import { findCheckIn, findOpen } from './find-visitor.ts';
import { judgeArrival } from './judge-arrival.ts';
import { isWaiting } from './list-check-ins.ts';
import { withCareAlerts } from './present-check-ins.ts';
import { refuseAdmission } from './refuse-admission.ts';
import { admit, type DecidedArrival, refuseSecond } from './save-arrival.ts';

type Input = z.output<typeof checkIns.decideArrival.input>;

/** Staff admit or deny a pet that waits for check-in; it is judged again, because it may have waited a while. */
export async function decideArrival(call: AuditedCall, input: Input): Promise<PresentedCheckIn> {
  const membership = await authorizeMember(call, input.businessId, 'checkIn');
  const { idempotencyKey: key, ...fields } = input;
  const attempt = { uid: call.uid, key, input: [call.name, fields], now: call.now };
  return idempotentAfterDecision(
    call.services.store,
    attempt,
    () => decide(call, membership, input),
    (tx, decided) => save(tx, call, decided),
  );
}

async function decide(call: Call, { business, role }: Membership, input: Input): Promise<DecidedArrival> {
  const waiting = await findCheckIn(call.services.store.db, business.id, input.checkInId);
  if (standingOf(waiting) !== 'waiting') throw notWaiting();
  const [visitor] = await call.services.store.db
    .select()
    .from(petTable)
    .where(eq(petTable.id, waiting.petId));
  if (!visitor) throw refuse.precondition('pet_gone', 'This pet has been removed by its owner.');
  const { service } = waiting;
  const question = { petId: visitor.id, service, arrivedAt: call.now };
  const stay = await findStay(call.services.store.db, business, question);
  const judged = await judgeArrival(call, business, visitor, stay);
  const admission = decideAdmission({
    verdict: judged.report.verdict,
    decision: input.decision,
    overrideReason: input.overrideReason ?? null,
    role,
    alreadyHere: (await findOpen(call, business.id, visitor.id)) !== null,
  });
  if ('refused' in admission) throw refuseAdmission(admission.refused);
  const { verdict } = judged.report;
  const { requirementsVersion, ...judgment } = judged;
  const checks = keptChecks(judgment.report.checks);
  const decided = { ...admission, decidedAt: call.now, recordedBy: call.uid };
  const row = { ...waiting, ...decided, service: stay.service, verdict, requirementsVersion, checks };
  return { row, ...judgment, pet: visitor, stay };
}

async function save(
  tx: Tx,
  call: AuditedCall,
  { row, pet: face, ...decided }: DecidedArrival,
): Promise<PresentedCheckIn> {
  const { decision, decidedAt, overrideReason, verdict, requirementsVersion, checks, recordedBy, service } =
    row;
  const [saved] = await tx.db
    .update(checkInTable)
    .set({ decision, decidedAt, overrideReason, verdict, requirementsVersion, checks, recordedBy, service })
    .where(and(eq(checkInTable.id, row.id), isWaiting))
    .returning()
    .catch(refuseSecond());
  if (!saved) throw notWaiting();
  if (decision === 'admitted') await admit(tx, call, { ...decided, row: saved });
  const subject = { kind: 'check-in', id: row.id } as const;
  await appendEntry(tx.db, call, { businessId: row.businessId, subject });
  const shown = presentCheckIn(saved, await withCareAlerts(tx.db, row, face, call.now));
  tx.publish({ topic: checkInTopic(row.businessId), payload: shown });
  return shown;
}

function notWaiting() {
  return refuse.precondition(
    'not_waiting',
    'This pet is no longer waiting: someone has decided, or the wait has expired.',
  );
}
