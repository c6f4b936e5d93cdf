import type { Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { sendNote } from '../accounts/index.ts';
import { findOwnerMailboxes } from '../members/index.ts';
import { apiKeyMailMessages } from './messages.gen.ts';

interface Change {
  readonly business: { readonly id: string; readonly name: string };
  readonly name: string;
  readonly scopes: readonly string[];
  readonly event: 'created' | 'rotated';
}

/**
 * A key gives access without a sign-in, so every owner of the business is notified of each new one, including those
 * that other owners create.
 */
export async function emailOwners(tx: Tx, call: Call, change: Change): Promise<void> {
  const { business, name, scopes, event } = change;
  const { publicUrl } = call.services.config;
  for (const { to, language } of await findOwnerMailboxes(tx.db, business.id)) {
    const messages = apiKeyMailMessages[language];
    const { subject, said } = messages[event];
    await sendNote(tx, call.services, {
      to,
      language,
      subject: subject(business.name, name),
      paragraphs: [
        said(business.name, name),
        messages.scopes(scopes.join(', ')),
        messages.revoke,
        `${publicUrl}/business/settings/developers`,
      ],
    });
  }
}
