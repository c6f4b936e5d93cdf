import type { checkIns } from '@clearpaw/contract';
import { and, desc, eq, gte, inArray, isNull, ne } from 'drizzle-orm';
import type { z } from 'zod';
import { idempotent, type Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { checkInTable } from '../../schema/check-in.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { undoVisit } from '../connections/index.ts';
import { accessTopic, authorizeMember } from '../members/index.ts';
import { revertVisit } from '../visit-states/index.ts';
import { type CheckInRow, checkInTopic, type PresentedCheckIn } from './check-in-presenter.ts';
import { findCheckIn } from './find-visitor.ts';
import { presentWithFace } from './present-check-ins.ts';
import { refuseSecond } from './save-arrival.ts';

type Input = z.output<typeof checkIns.undoCheckIn.input>;

/** A mistake is noticed at once; later others have already acted on the decision. */
const undoneWithinMs = 10 * 60 * 1000;

/**
 * Undoes a decision about an arrival: it is counted and listed nowhere, and only the audit log has it. A pet whose
 * owner reported its arrival by the poster waits again.
 */
export async function undoCheckIn(call: AuditedCall, input: Input): Promise<PresentedCheckIn> {
  const { business } = await authorizeMember(call, input.businessId, 'checkIn');
  const { idempotencyKey: key, ...fields } = input;
  const attempt = { uid: call.uid, key, input: [call.name, fields], now: call.now };
  return idempotent(call.services.store, attempt, async (tx) => {
    const before = await findCheckIn(tx.db, business.id, input.checkInId);
    const row = await takeBack(tx, call, before);
    if (before.decision === 'admitted') {
      await takeBackVisit(tx, call, before);
      await revertVisit(tx, row, call.now);
    }
    await appendEntry(tx.db, call, { businessId: business.id, subject: { kind: 'check-in', id: row.id } });
    const shown = await presentWithFace(tx.db, call.now, row);
    tx.publish({ topic: checkInTopic(business.id), payload: shown });
    return shown;
  });
}

async function takeBack({ db }: Tx, call: Call, before: CheckInRow): Promise<CheckInRow> {
  const since = new Date(call.now.getTime() - undoneWithinMs);
  const undone =
    before.method === 'door'
      ? ({ decision: 'waiting', departedAt: null } as const)
      : ({ decision: 'undone', departedAt: call.now } as const);
  const [row] = await db
    .update(checkInTable)
    .set({ ...undone, overrideReason: null, decidedAt: null })
    .where(
      and(
        eq(checkInTable.id, before.id),
        inArray(checkInTable.decision, ['admitted', 'denied']),
        isNull(checkInTable.departedAt),
        gte(checkInTable.decidedAt, since),
      ),
    )
    .returning()
    .catch(refuseSecond('already_waiting'));
  if (row) return row;
  throw refuse.precondition(
    'too_late',
    'A check-in can be undone for ten minutes; check the pet out instead.',
  );
}

/** Removes the visit from the connection; a connection that only this visit created ends. */
async function takeBackVisit(tx: Tx, call: Call, visit: CheckInRow): Promise<void> {
  const { businessId, petId } = visit;
  const [last] = await tx.db
    .select({ arrivedAt: checkInTable.arrivedAt, service: checkInTable.service })
    .from(checkInTable)
    .where(
      and(
        eq(checkInTable.businessId, businessId),
        eq(checkInTable.petId, petId),
        eq(checkInTable.decision, 'admitted'),
        ne(checkInTable.id, visit.id),
      ),
    )
    .orderBy(desc(checkInTable.arrivedAt), desc(checkInTable.id))
    .limit(1);
  await undoVisit(tx.db, { businessId, petId, arrivedAt: visit.arrivedAt, last }, call.now);
  tx.publish({ topic: accessTopic(businessId), payload: { petId } });
}
