import type { OutputOf, transfers } from '@clearpaw/contract';
import { productName } from '@clearpaw/domain';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { userTable } from '../../platform/auth/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { takeInvitation } from '../../platform/mail/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { issueInvitation } from '../invitations/index.ts';
import { solePet } from '../pets/index.ts';

type Input = z.output<typeof transfers.transferPet.input>;

/** Offers the pet to one person; nothing changes before they accept. */
export async function transferPet(call: Call, input: Input): Promise<OutputOf<typeof transfers.transferPet>> {
  const pet = await solePet(call, input.petId);
  const { store, budgets, mail } = call.services;
  const [self] = await store.db
    .select({ email: userTable.email })
    .from(userTable)
    .where(eq(userTable.id, call.uid));
  if (self?.email.toLowerCase() === input.email) {
    const message = 'This pet is already yours. Enter the new owner’s email address.';
    throw refuse.invalid([{ path: 'email', message }]);
  }
  return store.transaction(async (tx) => {
    await takeInvitation({ budgets, tx, uid: call.uid }, input.email);
    const offer = { petId: pet.id, keep: input.keep };
    const { row, url } = await issueInvitation(tx, call, input.email, offer);
    await mail.send(tx, { to: input.email, ...emailFor(pet.name, input, url) });
    return { expiresAt: row.expiresAt.toISOString() };
  });
}

function emailFor(petName: string, { email, keep }: Input, url: string): { subject: string; text: string } {
  return {
    // The name stands in the text only: a subject that anyone can write would make our mail theirs.
    subject: `A pet is being given to you on ${productName}`,
    text: [
      `The owner of ${petName} would like to give you the pet’s health record, with all records and documents.`,
      `Once you accept, ${petName} is yours on ${productName}, and gets a new badge. ${
        keep === 'read'
          ? 'The former owner can still read the record.'
          : 'The former owner no longer sees it.'
      }`,
      `Open this link and sign in with this email address (${email}), or create an account with it:`,
      url,
      'The link works once, for seven days. If you did not expect this email, you can ignore it.',
    ].join('\n\n'),
  };
}
