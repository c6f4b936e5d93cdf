import type { visits } from '@clearpaw/contract';
import { calendarDateIn, compareDates } from '@clearpaw/domain';
import type { z } from 'zod';
import { idempotent, omitUndefined } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { publishTrigger } from '../alerts/index.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { requireService } from '../businesses/index.ts';
import { publishVisit, requireFree, type VisitRow } from '../visit-states/index.ts';
import { lockConnection, requireActivePet, requirePossibleStay } from './check-visit.ts';
import type { Planner } from './find-planner.ts';
import { judgeVisit } from './judge-visit.ts';
import { findPlannedVisit, saveVisit } from './save-visit.ts';
import { type PresentedVisit, presentVisit } from './visit-presenter.ts';

type Input = z.output<typeof visits.updateVisit.input>;

/** Changes the fields that were sent. A visit that has begun keeps its arrival and its service. */
export async function updateVisit(call: AuditedCall, input: Input): Promise<PresentedVisit> {
  const { visit, ...planner } = await findPlannedVisit(call, input.visitId);
  const { pet, business, by } = planner;
  const { visitId: _visitId, idempotencyKey: key, ...changes } = input;
  const after = { ...visit, ...omitUndefined(changes) };
  requireChangeable(visit, after);
  requireActivePet(planner);
  requireService(business, after.service);
  requirePossible(call, business, visit, after);
  const attempt = { uid: call.uid, key, input: [call.name, input.visitId, changes], now: call.now };
  return idempotent(call.services.store, attempt, async (tx) => {
    // A pet on site stays on site until it is checked out, even if its owner has ended the connection.
    if (visit.state === 'expected') await lockConnection(tx, call, planner);
    await requireFree(tx.db, visit, after, visit.id);
    const { service, arrival, departure } = after;
    const { verdict } = await judgeVisit(call, planner, { service, arrival, departure }, tx.db);
    const note = after.note || null;
    const set = {
      service,
      arrival,
      departure,
      note,
      verdict,
      updatedAt: laterThan(visit.updatedAt, call.now),
    };
    const row = await saveVisit(tx, visit, set);
    await appendEntry(tx.db, call, { businessId: business.id, by, subject: { kind: 'visit', id: row.id } });
    publishVisit(tx, row);
    publishTrigger(tx, { petChanged: pet.id });
    return presentVisit(row, business.name, pet);
  });
}

/** Two changes within a millisecond must not have the same time, or the second would not be noticed. */
function laterThan(before: Date, now: Date): Date {
  return now > before ? now : new Date(before.getTime() + 1);
}

function requireChangeable(visit: VisitRow, after: VisitRow): void {
  if (visit.state !== 'expected' && visit.state !== 'present') throw refuseFinished();
  if (visit.state === 'expected') return;
  if (after.arrival === visit.arrival && after.service === visit.service) return;
  throw refuse.precondition(
    'visit_begun',
    'This visit has begun, so only its last day and its note can be changed.',
  );
}

export function refuseFinished() {
  return refuse.precondition('visit_over', 'This visit is over or canceled; plan a new one.');
}

function requirePossible(call: Call, business: Planner['business'], visit: VisitRow, after: VisitRow): void {
  const begun = visit.state === 'present';
  requirePossibleStay(call, business, after, begun);
  const today = calendarDateIn(call.now.getTime(), business.timeZone);
  if (!begun || after.departure === visit.departure || compareDates(after.departure, today) >= 0) return;
  throw refuse.invalid([
    {
      path: 'departure',
      message: 'This day has passed; check the pet out if it has left.',
      reason: 'stay_passed',
    },
  ]);
}
