import type { OutputOf, transfers } from '@clearpaw/contract';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { userTable } from '../../platform/auth/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { takeInvitation } from '../../platform/mail/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { languageOfAddress, sendNote } from '../accounts/index.ts';
import { invitationMailMessages, issueInvitation } from '../invitations/index.ts';
import { solePet } from '../pets/index.ts';

type Input = z.output<typeof transfers.transferPet.input>;

/** Offers the pet to one person; nothing changes before they accept. */
export async function transferPet(call: Call, input: Input): Promise<OutputOf<typeof transfers.transferPet>> {
  const pet = await solePet(call, input.petId);
  const { store, budgets } = call.services;
  const [self] = await store.db
    .select({ email: userTable.email })
    .from(userTable)
    .where(eq(userTable.id, call.uid));
  if (self?.email.toLowerCase() === input.email) {
    const message = 'This pet is already yours. Enter the new owner’s email address.';
    throw refuse.invalid([{ path: 'email', message, reason: 'already_your_pet' }]);
  }
  return store.transaction(async (tx) => {
    await takeInvitation({ budgets, tx, uid: call.uid }, input.email);
    const offer = { petId: pet.id, keep: input.keep };
    const { row, url } = await issueInvitation(tx, call, input.email, offer);
    await sendEmail(tx, call, pet.name, input, url);
    return { expiresAt: row.expiresAt.toISOString() };
  });
}

/** The name stands in the text only: a subject that anyone can write would make our mail theirs. */
async function sendEmail(
  tx: Tx,
  { services, uid }: Call,
  petName: string,
  { email, keep }: Input,
  url: string,
): Promise<void> {
  const language = await languageOfAddress(tx.db, email, uid);
  const { openOrCreate, works, transfer } = invitationMailMessages[language];
  await sendNote(tx, services, {
    to: email,
    language,
    subject: transfer.subject,
    paragraphs: [
      transfer.ask(petName),
      transfer.after(petName, keep === 'read' ? keep : 'other'),
      openOrCreate(email),
      url,
      works,
    ],
  });
}
