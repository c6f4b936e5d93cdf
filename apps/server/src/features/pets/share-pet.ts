import type { pets } from '@clearpaw/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { userTable } from '../../platform/auth/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { takeInvitation } from '../../platform/mail/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { coOwnerTable } from '../../schema/co-owner.ts';
import { languageOfAddress, sendNote } from '../accounts/index.ts';
import { notifyInvitee } from '../alerts/index.ts';
import { invitationMailMessages, issueInvitation } from '../invitations/index.ts';
import { type PetRow, solePet } from './pet-access.ts';
import { type PresentedPet, presentPet } from './pet-presenter.ts';

type Input = z.output<typeof pets.sharePet.input>;

/** Emails a person an invitation to become a co-owner. For an existing co-owner it changes the access level. */
export async function sharePet(call: Call, input: Input): Promise<PresentedPet> {
  const pet = await solePet(call, input.petId);
  const other = await findByEmail(call, input.email);
  if (other === call.uid) {
    throw refuse.invalid([
      {
        path: 'email',
        message: 'This pet is already yours. Enter someone else’s email address.',
        reason: 'already_your_pet',
      },
    ]);
  }
  await call.services.store.transaction(async (tx) => {
    if (other !== null && (await changeAccess(tx, pet.id, other, input.access))) return;
    await takeInvitation({ budgets: call.services.budgets, tx, uid: call.uid }, input.email);
    const offer = { petId: pet.id, access: input.access };
    const { row, url } = await issueInvitation(tx, call, input.email, offer);
    await sendEmail(tx, call, pet, input, url);
    const to = { email: input.email, invitationId: row.id };
    await notifyInvitee(tx, call.services, to, { careOf: pet.name });
  });
  return presentPet(pet, 'owner');
}

async function findByEmail(call: Call, email: string): Promise<string | null> {
  const named = eq(sql`lower(${userTable.email})`, email);
  const [found] = await call.services.store.db.select({ uid: userTable.id }).from(userTable).where(named);
  return found?.uid ?? null;
}

async function changeAccess(tx: Tx, petId: string, uid: string, access: Input['access']): Promise<boolean> {
  const changed = await tx.db
    .update(coOwnerTable)
    .set({ access })
    .where(and(eq(coOwnerTable.petId, petId), eq(coOwnerTable.uid, uid)))
    .returning({ uid: coOwnerTable.uid });
  return changed.length > 0;
}

/** The name stands in the text only: a subject that anyone can write would make our mail theirs. */
async function sendEmail(
  tx: Tx,
  { services, uid }: Call,
  pet: PetRow,
  { email, access }: Input,
  url: string,
): Promise<void> {
  const language = await languageOfAddress(tx.db, email, uid);
  const { open, works, care } = invitationMailMessages[language];
  await sendNote(tx, services, {
    to: email,
    language,
    subject: care.subject,
    paragraphs: [care.ask(pet.name, access === 'full' ? access : 'other'), open(email), url, works],
  });
}
