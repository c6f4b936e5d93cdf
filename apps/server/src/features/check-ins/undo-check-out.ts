import type { checkIns } from '@clearpaw/contract';
import { and, eq, gte } from 'drizzle-orm';
import type { z } from 'zod';
import { idempotent } from '../../platform/database/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { checkInTable } from '../../schema/check-in.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { authorizeMember } from '../members/index.ts';
import { petChanged } from '../rechecks/index.ts';
import { resumeVisit } from '../visit-states/index.ts';
import { checkInTopic, type PresentedCheckIn } from './check-in-presenter.ts';
import { findCheckIn } from './find-visitor.ts';
import { presentWithFace } from './present-check-ins.ts';
import { refuseSecond } from './save-arrival.ts';

type Input = z.output<typeof checkIns.undoCheckOut.input>;

/** A mistake is noticed at once; later others have already acted on the departure. */
const undoneWithinMs = 10 * 60 * 1000;
/** A wait without a decision has also ended, but cannot be resumed. */
const wasHere = eq(checkInTable.decision, 'admitted');

/** Undoes a check-out: the pet had not left. */
export async function undoCheckOut(call: AuditedCall, input: Input): Promise<PresentedCheckIn> {
  const { business } = await authorizeMember(call, input.businessId, 'checkIn');
  const { idempotencyKey: key, ...fields } = input;
  const attempt = { uid: call.uid, key, input: [call.name, fields], now: call.now };
  return idempotent(call.services.store, attempt, async (tx) => {
    const before = await findCheckIn(tx.db, business.id, input.checkInId);
    const since = new Date(call.now.getTime() - undoneWithinMs);
    const [row] = await tx.db
      .update(checkInTable)
      .set({ departedAt: null })
      .where(and(eq(checkInTable.id, before.id), wasHere, gte(checkInTable.departedAt, since)))
      .returning()
      .catch(refuseSecond());
    if (!row) {
      throw refuse.precondition(
        'too_late',
        'A check-out can be undone for ten minutes; check the pet in again.',
      );
    }
    await resumeVisit(tx, row, call.now);
    // A waiver that is signed for every visit is not used yet.
    await petChanged(tx, row.petId, call.now);
    const subject = { kind: 'check-in', id: row.id } as const;
    await appendEntry(tx.db, call, { businessId: business.id, subject });
    const shown = await presentWithFace(tx.db, call.now, row);
    tx.publish({ topic: checkInTopic(business.id), payload: shown });
    return shown;
  });
}
