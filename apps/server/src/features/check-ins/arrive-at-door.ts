import type { checkIns } from '@clearpaw/contract';
import { decideSelfCheckIn, hasBusinessConnect, keptChecks } from '@clearpaw/domain';
import type { z } from 'zod';
import { idempotentAfterDecision } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { ownEntitlements } from '../accounts/index.ts';
import type { AuditedCall } from '../audit/index.ts';
import { findBusiness, requireService } from '../businesses/index.ts';
import type { Membership } from '../members/index.ts';
import { ownPet } from '../pets/index.ts';
import { findStay } from '../visit-states/index.ts';
import type { CheckInRow, PresentedCheckIn } from './check-in-presenter.ts';
import { findOpen } from './find-visitor.ts';
import { judgeArrival } from './judge-arrival.ts';
import { withCareAlerts } from './present-check-ins.ts';
import { refuseAdmission } from './refuse-admission.ts';
import { type DecidedArrival, saveArrival } from './save-arrival.ts';

type Input = z.output<typeof checkIns.arriveAtDoor.input>;

/**
 * The owner reports the pet's arrival by the poster: it is checked in at once, or shown to staff, depending on the
 * business's setting.
 */
export async function arriveAtDoor(call: AuditedCall, input: Input): Promise<PresentedCheckIn> {
  const { idempotencyKey: key, ...fields } = input;
  const attempt = { uid: call.uid, key, input: [call.name, fields], now: call.now };
  return idempotentAfterDecision(
    call.services.store,
    attempt,
    () => decide(call, input),
    (tx, decided) => saveArrival(tx, call, decided),
  );
}

async function decide(call: Call, input: Input): Promise<DecidedArrival> {
  const business = await findBusiness(call, { slug: input.slug });
  const pet = await ownPet(call, input.petId);
  if (pet.state !== 'active') {
    throw refuse.precondition('badge_revoked', 'This pet is not active, so it cannot be checked in.');
  }
  await requireSelfCheckIn(call, business);
  requireService(business, input.service ?? null);
  const arrivedAt = call.now;
  const stay = await findStay(call.services.store.db, business, {
    petId: pet.id,
    service: input.service ?? null,
    arrivedAt,
  });
  const { requirementsVersion, ...judged } = await judgeArrival(call, business, pet, stay);
  const decision = decideSelfCheckIn({
    mode: business.selfCheckIn,
    verdict: judged.report.verdict,
    alreadyHere: (await findOpen(call, business.id, pet.id)) !== null,
  });
  if (typeof decision === 'object') throw refuseAdmission(decision.refused);
  const row: CheckInRow = {
    id: call.services.newId(),
    businessId: business.id,
    petId: pet.id,
    petName: pet.name,
    species: pet.species,
    service: stay.service,
    arrivedAt,
    departedAt: null,
    method: 'door',
    decision,
    decidedAt: decision === 'waiting' ? null : call.now,
    verdict: judged.report.verdict,
    overrideReason: null,
    recordedBy: call.uid,
    requirementsVersion,
    checks: keptChecks(judged.report.checks),
  };
  const seen = await withCareAlerts(call.services.store.db, row, pet, call.now);
  return { row, ...judged, pet: seen, stay };
}

/** A business without the plan may still have its poster up, but no one would see the arrival. */
async function requireSelfCheckIn(call: Call, business: Membership['business']): Promise<void> {
  const entitled = hasBusinessConnect(
    await ownEntitlements(call.services.store.db, business.billingUid, call.now),
  );
  if (!entitled || business.selfCheckIn === 'off') throw refuseAdmission('self_check_in_off');
}
