import { eq } from 'drizzle-orm';
import type { Call } from '../../platform/http/index.ts';
import { takeConfirmation } from '../../platform/mail/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { confirmationRecordTable, confirmationTable } from '../../schema/confirmation.ts';
import { mailClinic } from './clinic-mail.ts';
import { type ConfirmationRow, ownConfirmation } from './find-confirmation.ts';
import { type PresentedRequest, presentRequests, remindFromOf } from './present-request.ts';

/** Emails the clinic again. Of two concurrent reminders one is refused. */
export async function remindClinic(call: Call, input: { confirmationId: string }): Promise<PresentedRequest> {
  const { pet } = await ownConfirmation(call, input.confirmationId);
  const { store, budgets } = call.services;
  return store.transaction(async (tx) => {
    const named = eq(confirmationTable.id, input.confirmationId);
    const [before] = await tx.db.select().from(confirmationTable).where(named).for('update');
    if (!before) throw refuse.notFound('confirmation');
    refuseReminder(before, call.now);
    await takeConfirmation({ budgets, tx, uid: call.uid }, before.clinicEmail);
    const confirmation = { ...before, sentAt: call.now, reminders: before.reminders + 1 };
    const { sentAt, reminders } = confirmation;
    await tx.db.update(confirmationTable).set({ sentAt, reminders }).where(named);
    const asked = eq(confirmationRecordTable.confirmationId, before.id);
    const count = await tx.db.$count(confirmationRecordTable, asked);
    await mailClinic(tx, call, { confirmation, pet, count });
    const [shown] = await presentRequests(tx.db, [confirmation], call.now);
    if (!shown) throw refuse.notFound('confirmation');
    return shown;
  });
}

function refuseReminder(row: ConfirmationRow, now: Date): void {
  const from = remindFromOf(row, now);
  if (from === null) {
    throw refuse.precondition(
      'too_many_reminders',
      'This clinic can’t be reminded again. Withdraw the request and send a new one.',
    );
  }
  if (from > now) {
    throw refuse.precondition('too_early', 'You can remind the clinic three days after the last email.');
  }
}
