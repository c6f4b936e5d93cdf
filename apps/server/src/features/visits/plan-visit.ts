import type { visits } from '@clearpaw/contract';
import type { z } from 'zod';
import { idempotent } from '../../platform/database/index.ts';
import { publishTrigger } from '../alerts/index.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { requireService } from '../businesses/index.ts';
import { publishVisit, requireFree, type VisitRow } from '../visit-states/index.ts';
import { lockConnection, requireActivePet, requirePossibleStay } from './check-visit.ts';
import { findPlanner } from './find-planner.ts';
import { judgeVisit } from './judge-visit.ts';
import { insertVisit } from './save-visit.ts';
import { type PresentedVisit, presentVisit } from './visit-presenter.ts';

type Input = z.output<typeof visits.planVisit.input>;

/** Plans a stay, whatever the verdict, because there may be time to add what is missing. */
export async function planVisit(call: AuditedCall, input: Input): Promise<PresentedVisit> {
  const planner = await findPlanner(call, input);
  const { pet, business, by } = planner;
  requireActivePet(planner);
  requireService(business, input.service);
  requirePossibleStay(call, business, input);
  const { idempotencyKey: key, ...fields } = input;
  const attempt = { uid: call.uid, key, input: [call.name, fields], now: call.now };
  const { service, arrival, departure } = input;
  return idempotent(call.services.store, attempt, async (tx) => {
    await lockConnection(tx, call, planner);
    await requireFree(tx.db, { businessId: business.id, petId: pet.id }, input);
    const { verdict } = await judgeVisit(call, planner, { service, arrival, departure }, tx.db);
    const row: VisitRow = {
      ...{ id: call.services.newId(), businessId: business.id, petId: pet.id, petName: pet.name },
      ...{ service, arrival, departure, note: input.note || null, state: 'expected', verdict },
      ...{ plannedBy: by === 'owner' ? 'owner' : 'business', walkIn: false, checkInId: null },
      ...{ createdAt: call.now, updatedAt: call.now },
    };
    await insertVisit(tx, row);
    await appendEntry(tx.db, call, { businessId: business.id, by, subject: { kind: 'visit', id: row.id } });
    publishVisit(tx, row);
    publishTrigger(tx, { petChanged: pet.id });
    return presentVisit(row, business.name, pet);
  });
}
