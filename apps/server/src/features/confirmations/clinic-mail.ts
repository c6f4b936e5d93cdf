import { productName } from '@clearpaw/domain';
import { eq } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { profileTable } from '../../schema/profile.ts';
import type { PetRow } from '../pets/index.ts';
import { addLink, type ConfirmationRow } from './find-confirmation.ts';

interface ClinicMail {
  readonly confirmation: ConfirmationRow;
  readonly pet: PetRow;
  readonly count: number;
}

/** Writes to the clinic with a new link. The names are in the text only: a subject that anyone can write would make our mail theirs. */
export async function mailClinic(
  tx: Tx,
  call: Call,
  { confirmation, pet, count }: ClinicMail,
): Promise<void> {
  const { clinicName, clinicEmail, expiresAt, reminders } = confirmation;
  const url = await addLink(tx, call, confirmation.id);
  const asker = await askerNameOf(tx.db, confirmation.requestedBy);
  const records = count === 1 ? 'a record' : `${count} records`;
  const until = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(expiresAt);
  const text = [
    `For ${clinicName}`,
    `${asker} asks you to confirm ${records} of ${pet.name} (${[pet.breed, pet.species].filter(Boolean).join(', ')}) against your files. You can confirm, correct or decline each one. It takes about a minute and needs no account:`,
    url,
    `The link works once, until ${until}. Opening it decides nothing.`,
    `If ${pet.name} is not your patient, say so on that page or ignore this email.`,
  ].join('\n\n');
  const subject = `${reminders > 0 ? 'Reminder: please' : 'Please'} confirm a patient’s records on ${productName}`;
  await call.services.mail.send(tx, { to: clinicEmail, subject, text });
}

/** How the person who asked is called; their address stays private. */
export async function askerNameOf(db: Database, uid: string | null): Promise<string> {
  if (uid === null) return 'The owner';
  const [row] = await db
    .select({ name: profileTable.displayName })
    .from(profileTable)
    .where(eq(profileTable.uid, uid));
  return row?.name ?? 'The owner';
}
