import type { pets } from '@clearpaw/contract';
import { productName } from '@clearpaw/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { userTable } from '../../platform/auth/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { takeInvitation } from '../../platform/mail/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { coOwnerTable } from '../../schema/co-owner.ts';
import { notifyInvitee } from '../alerts/index.ts';
import { issueInvitation } from '../invitations/index.ts';
import { type PetRow, solePet } from './pet-access.ts';
import { type PresentedPet, presentPet } from './pet-presenter.ts';

type Input = z.output<typeof pets.sharePet.input>;

/** Writes to someone who shall care for the pet too. For someone who does already, it changes how much they may. */
export async function sharePet(call: Call, input: Input): Promise<PresentedPet> {
  const pet = await solePet(call, input.petId);
  const other = await findByEmail(call, input.email);
  if (other === call.uid) {
    throw refuse.invalid([
      { path: 'email', message: 'This pet is already yours. Enter someone else’s email address.' },
    ]);
  }
  await call.services.store.transaction(async (tx) => {
    if (other !== null && (await changeAccess(tx, pet.id, other, input.access))) return;
    await takeInvitation({ budgets: call.services.budgets, tx, uid: call.uid }, input.email);
    const offer = { petId: pet.id, access: input.access };
    const { row, url } = await issueInvitation(tx, call, input.email, offer);
    await call.services.mail.send(tx, { to: input.email, ...emailFor(pet, input, url) });
    const title = `Care for ${pet.name} together`;
    await notifyInvitee(tx, call.services, { email: input.email, invitationId: row.id, title });
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

function emailFor(pet: PetRow, { email, access }: Input, url: string): { subject: string; text: string } {
  return {
    // The name stands in the text only: a subject that anyone can write would make our mail theirs.
    subject: `An invitation to care for a pet together on ${productName}`,
    text: [
      `${pet.name}'s owner shares the pet's health record with you, ${
        access === 'full' ? 'to view and edit' : 'to view'
      }.`,
      `Open this link and sign in with this email address (${email}):`,
      url,
      'The link works once, for seven days. If you did not expect this email, you can ignore it.',
    ].join('\n\n'),
  };
}
