import { productName } from '@clearpaw/domain';
import type { Tx } from '../../platform/database/index.ts';
import { type MailService, type NoteEmail, noteEmail } from '../../platform/mail/index.ts';

interface NoteTo extends Omit<NoteEmail, 'from'> {
  readonly to: string;
}

/** Mails a few sentences; the language is that of who reads them. */
export async function sendNote(
  tx: Tx,
  { mail }: { readonly mail: MailService },
  { to, ...note }: NoteTo,
): Promise<void> {
  await mail.send(tx, { to, ...(await noteEmail({ from: productName, ...note })) });
}
