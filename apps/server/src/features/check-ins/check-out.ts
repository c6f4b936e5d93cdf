import type { checkIns } from '@clearpaw/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { idempotent } from '../../platform/database/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { checkInTable } from '../../schema/check-in.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { authorizeMember } from '../members/index.ts';
import { petChanged } from '../rechecks/index.ts';
import { finishVisit } from '../visit-states/index.ts';
import { checkInTopic, type PresentedCheckIn } from './check-in-presenter.ts';
import { findCheckIn } from './find-visitor.ts';
import { presentWithFace } from './present-check-ins.ts';

type Input = z.output<typeof checkIns.checkOut.input>;

/** The pet has left. Only a pet that is here can leave, and only once. */
export async function checkOut(call: AuditedCall, input: Input): Promise<PresentedCheckIn> {
  const { business } = await authorizeMember(call, input.businessId, 'checkIn');
  const { idempotencyKey: key, ...fields } = input;
  const attempt = { uid: call.uid, key, input: [call.name, fields], now: call.now };
  return idempotent(call.services.store, attempt, async (tx) => {
    const before = await findCheckIn(tx.db, business.id, input.checkInId);
    if (before.decision !== 'admitted' || before.departedAt !== null) {
      throw refuse.precondition('not_here', 'This pet is not here any more, so it cannot be checked out.');
    }
    const [row] = await tx.db
      .update(checkInTable)
      .set({ departedAt: call.now > before.arrivedAt ? call.now : before.arrivedAt })
      .where(and(eq(checkInTable.id, before.id), isNull(checkInTable.departedAt)))
      .returning();
    if (!row) throw refuse.precondition('not_here', 'Someone else has just checked this pet out.');
    await finishVisit(tx, row, call.now);
    // A waiver that is signed for every visit has been used.
    await petChanged(tx, row.petId, call.now);
    const subject = { kind: 'check-in', id: row.id } as const;
    await appendEntry(tx.db, call, { businessId: business.id, subject });
    const shown = await presentWithFace(tx.db, call.now, row);
    tx.publish({ topic: checkInTopic(business.id), payload: shown });
    return shown;
  });
}
