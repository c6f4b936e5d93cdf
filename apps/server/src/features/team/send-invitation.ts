import { productName } from '@clearpaw/domain';
import type { Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { takeInvitation } from '../../platform/mail/index.ts';

interface EmailContent {
  readonly to: string;
  readonly business: string;
  readonly role: 'manager' | 'staff';
  readonly url: string;
}

/** The letter of an invitation; it goes out after the transaction that made the invitation. */
export async function sendInvitation(tx: Tx, call: Call, email: EmailContent): Promise<void> {
  const { to, business, role, url } = email;
  await takeInvitation({ budgets: call.services.budgets, tx, uid: call.uid }, to);
  await call.services.mail.send(tx, {
    to,
    subject: `${business} invites you to its team on ${productName}`,
    text: [
      `${business} would like you to join its team as ${role === 'manager' ? 'a manager' : 'staff'}.`,
      `Open this link and sign in with this email address (${to}):`,
      url,
      'The link works once, for seven days. If you did not expect this email, you can ignore it.',
    ].join('\n\n'),
  });
}
