import type { confirmations, OutputOf } from '@clearpaw/contract';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { idempotent, type Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { confirmationRecordTable, confirmationTable } from '../../schema/confirmation.ts';
import { carersOf, isAddressOf } from './carers-mailboxes.ts';
import { enterAnswer } from './enter-answer.ts';
import { type ConfirmationRow, type FoundConfirmation, findByToken, stateOf } from './find-confirmation.ts';
import { matchAnswers } from './match-answers.ts';
import { notifyCarers } from './notify-carers.ts';

type Input = z.output<typeof confirmations.answerConfirmation.input>;
type Answered = OutputOf<typeof confirmations.answerConfirmation>;

/** The clinic's one answer. A second answer, or one to a link that no longer works, is not found. */
export async function answerConfirmation(call: Call, input: Input): Promise<Answered> {
  const { store } = call.services;
  const found = await findByToken(store.db, input.token);
  const { idempotencyKey, token: _token, ...fields } = input;
  // Without an account the request itself is the caller.
  const { id } = found.confirmation;
  const attempt = { uid: id, key: idempotencyKey, input: [call.name, fields], now: call.now };
  return idempotent(store, attempt, async (tx) => {
    const confirmation = await lockOpen(tx, call, found);
    const matched = await matchAnswers(tx.db, confirmation, input.answers);
    for (const one of matched) {
      await enterAnswer(tx, call, { confirmation, pet: found.pet, signerName: input.signer.name }, one);
    }
    await saveAnswer(tx, call, id, input);
    await notifyCarers(tx, call, { confirmation, pet: found.pet, answers: input.answers });
    return { confirmationId: id, state: 'answered' as const };
  });
}

/**
 * The request must still be open, and not be answered by a carer of the pet, who may have obtained the address or the
 * email since it was sent.
 */
async function lockOpen(tx: Tx, call: Call, found: FoundConfirmation): Promise<ConfirmationRow> {
  const named = eq(confirmationTable.id, found.confirmation.id);
  const [row] = await tx.db.select().from(confirmationTable).where(named).for('update');
  if (!row || stateOf(row, call.now) !== 'sent') throw refuse.notFound('confirmation');
  const carers = await carersOf(tx.db, row.petId);
  if (carers.some(({ uid }) => uid === call.uid) || isAddressOf(carers, row.clinicEmail)) {
    throw refuse.notFound('confirmation');
  }
  return row;
}

async function saveAnswer({ db }: Tx, call: Call, id: string, { signer, answers }: Input): Promise<void> {
  await db
    .update(confirmationTable)
    .set({
      answeredAt: call.now,
      signerName: signer.name,
      licenceNumber: signer.licenceNumber ?? null,
    })
    .where(eq(confirmationTable.id, id));
  for (const { recordId, decision, note } of answers) {
    await db
      .update(confirmationRecordTable)
      .set({ decision, note: note ?? null })
      .where(
        and(eq(confirmationRecordTable.confirmationId, id), eq(confirmationRecordTable.recordId, recordId)),
      );
  }
}
