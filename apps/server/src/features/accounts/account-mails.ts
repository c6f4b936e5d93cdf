import type { AuthHooks } from '../../platform/auth/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { Services } from '../../platform/http/index.ts';
import { accountMailMessages } from './messages.gen.ts';
import { languageOfAddress } from './reader-language.ts';
import { sendNote } from './send-note.ts';

type Messages = (typeof accountMailMessages)['en'];

interface Person {
  readonly email: string;
}

/** Emails about sign-in that only this feature's jobs send. */
interface JobMails {
  sendReset(tx: Tx, person: Person, token: string): Promise<void>;
  sayGuessed(tx: Tx, person: Person): Promise<void>;
}

/** Where a mail goes, and the address of the account that it is about, which knows the language. */
interface Mailbox {
  readonly to: string;
  readonly account: string;
}

interface Content {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

/** A new password does not disconnect programs that the person, or an intruder, allowed something. */
function appsLines(names: readonly string[], messages: Messages, publicUrl: string): string[] {
  if (names.length === 0) return [];
  const { apps, unknownApp } = messages.passwordChanged;
  const list = names.map((name) => `- ${name}`).join('\n');
  return [`${apps}\n${list}`, unknownApp(`${publicUrl}/settings`)];
}

/** Emails about an account's credentials. Each says what to do if the reader did not make the change. */
export function accountMails({
  config: { publicUrl },
  mail,
}: Pick<Services, 'config' | 'mail'>): AuthHooks['mails'] & JobMails {
  const send = async (
    tx: Tx,
    { to, account }: Mailbox,
    write: (messages: Messages) => Content,
  ): Promise<void> => {
    const language = await languageOfAddress(tx.db, account, null);
    await sendNote(tx, { mail }, { to, language, ...write(accountMailMessages[language]), isSigned: true });
  };
  const own = ({ email }: Person): Mailbox => ({ to: email, account: email });
  const forgotten = `${publicUrl}/forgot-password`;
  const withToken = (page: string, token: string) =>
    `${publicUrl}/${page}?token=${encodeURIComponent(token)}`;
  return {
    sendReset: (tx, person, token) =>
      send(tx, own(person), ({ reset: { subject, asked, works } }) => ({
        subject,
        paragraphs: [asked, withToken('reset-password', token), works],
      })),
    sayPasswordChanged: (tx, person, connectedApps) =>
      send(tx, own(person), (messages) => ({
        subject: messages.passwordChanged.subject,
        paragraphs: [
          messages.passwordChanged.said,
          ...appsLines(connectedApps, messages, publicUrl),
          messages.notYou(forgotten),
        ],
      })),
    sendNewAddress: (tx, { from, to }, url) =>
      send(tx, { to, account: from }, ({ newAddress: { subject, confirm, open } }) => ({
        subject,
        paragraphs: [confirm, url, open],
      })),
    sayAddressAsked: (tx, { from }) =>
      send(tx, { to: from, account: from }, ({ addressAsked: { subject, said }, notYou }) => ({
        subject,
        paragraphs: [said, notYou(forgotten)],
      })),
    sayAddressChanged: (tx, { from, to }, token) =>
      send(tx, { to: from, account: to }, ({ addressChanged: { subject, said, back } }) => ({
        subject,
        paragraphs: [said, back, withToken('restore-email', token)],
      })),
    sayGuessed: (tx, person) =>
      send(tx, own(person), ({ guessed: { subject, said, you, notYou } }) => ({
        subject,
        paragraphs: [said, you(forgotten), notYou],
      })),
  };
}
