import type { Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { takeInvitation } from '../../platform/mail/index.ts';
import { languageOfAddress, sendNote } from '../accounts/index.ts';
import { invitationMailMessages } from '../invitations/index.ts';

interface EmailContent {
  readonly to: string;
  readonly business: string;
  readonly role: 'manager' | 'staff';
  readonly url: string;
}

/** The email of an invitation; it goes out after the transaction that made the invitation. */
export async function sendInvitation(tx: Tx, call: Call, email: EmailContent): Promise<void> {
  const { to, business, role, url } = email;
  await takeInvitation({ budgets: call.services.budgets, tx, uid: call.uid }, to);
  const language = await languageOfAddress(tx.db, to, call.uid);
  const { open, works, team } = invitationMailMessages[language];
  await sendNote(tx, call.services, {
    to,
    language,
    subject: team.subject(business),
    paragraphs: [team.ask(business, role === 'manager' ? role : 'other'), open(to), url, works],
  });
}
