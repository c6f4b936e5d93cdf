import type { Species } from '@clearpaw/domain';
import { longDateIn } from '@clearpaw/domain/words';
import type { Language } from '@clearpaw/protocol';
import { eq } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { profileTable } from '../../schema/profile.ts';
import { languageOfAddress, sendNote } from '../accounts/index.ts';
import type { PetRow } from '../pets/index.ts';
import { addLink, type ConfirmationRow } from './find-confirmation.ts';
import { confirmationMailMessages } from './messages.gen.ts';

interface ClinicMail {
  readonly confirmation: ConfirmationRow;
  readonly pet: PetRow;
  readonly count: number;
}

/**
 * Emails the clinic a new link. Names are in the text only, because a subject that anyone can write would let them
 * abuse our mail.
 */
export async function mailClinic(
  tx: Tx,
  call: Call,
  { confirmation, pet, count }: ClinicMail,
): Promise<void> {
  const { clinicName, clinicEmail, expiresAt, reminders } = confirmation;
  const url = await addLink(tx, call, confirmation.id);
  const language = await languageOfAddress(tx.db, clinicEmail, call.uid);
  const messages = confirmationMailMessages[language];
  const asker = (await nameOf(tx.db, confirmation.requestedBy)) ?? messages.owner;
  await sendNote(tx, call.services, {
    ...{ to: clinicEmail, language },
    subject: messages.subject(reminders > 0),
    paragraphs: [
      messages.for(clinicName),
      messages.ask(asker, count, pet.name, animalOf(pet, language)),
      url,
      messages.works(longDateIn(language, expiresAt.toISOString().slice(0, 10))),
      messages.notPatient(pet.name),
    ],
  });
}

/** The breed as its owner wrote it, and the species. */
function animalOf({ breed, species }: PetRow, language: Language): string {
  const names: Readonly<Record<Species, string>> = confirmationMailMessages[language].species;
  return [breed, names[species as Species]].filter(Boolean).join(', ');
}

/** The display name of the person who asked; their address stays private. */
export async function askerNameOf(db: Database, uid: string | null): Promise<string> {
  return (await nameOf(db, uid)) ?? confirmationMailMessages.en.owner;
}

async function nameOf(db: Database, uid: string | null): Promise<string | null> {
  if (uid === null) return null;
  const [row] = await db
    .select({ name: profileTable.displayName })
    .from(profileTable)
    .where(eq(profileTable.uid, uid));
  return row?.name ?? null;
}
