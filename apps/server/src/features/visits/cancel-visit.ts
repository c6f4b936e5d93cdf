import type { visits } from '@clearpaw/contract';
import type { z } from 'zod';
import { idempotent } from '../../platform/database/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { publishTrigger } from '../alerts/index.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { publishVisit } from '../visit-states/index.ts';
import { findPlannedVisit, saveVisit } from './save-visit.ts';
import { refuseFinished } from './update-visit.ts';
import { type PresentedVisit, presentVisit } from './visit-presenter.ts';

type Input = z.output<typeof visits.cancelVisit.input>;

/** Cancels a visit. Canceling twice changes nothing. */
export async function cancelVisit(call: AuditedCall, input: Input): Promise<PresentedVisit> {
  const { visit, pet, business, by } = await findPlannedVisit(call, input.visitId);
  if (visit.state === 'cancelled') return presentVisit(visit, business.name, pet);
  if (visit.state === 'present') {
    throw refuse.precondition('visit_begun', 'This visit has begun; check the pet out instead.');
  }
  if (visit.state !== 'expected') throw refuseFinished();
  const attempt = { uid: call.uid, key: input.idempotencyKey, input: [call.name, visit.id], now: call.now };
  return idempotent(call.services.store, attempt, async (tx) => {
    const row = await saveVisit(tx, visit, { state: 'cancelled', updatedAt: call.now });
    await appendEntry(tx.db, call, { businessId: business.id, by, subject: { kind: 'visit', id: row.id } });
    publishVisit(tx, row);
    publishTrigger(tx, { petChanged: pet.id });
    return presentVisit(row, business.name, pet);
  });
}
