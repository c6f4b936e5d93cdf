import { productName } from '@clearpaw/domain';
import type { Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { findOwnerEmails } from '../members/index.ts';

interface Change {
  readonly business: { readonly id: string; readonly name: string };
  readonly name: string;
  readonly scopes: readonly string[];
  readonly event: 'created' | 'rotated';
}

/** A key gives access without a sign-in: every owner of the business hears of each new one, also of one that another owner created. */
export async function emailOwners(tx: Tx, call: Call, change: Change): Promise<void> {
  const { business, name, scopes, event } = change;
  const subject =
    event === 'created'
      ? `New API key for ${business.name}: ${name}`
      : `API key replaced for ${business.name}: ${name}`;
  const text = [
    event === 'created'
      ? `An owner of ${business.name} created an API key called “${name}” on ${productName}.`
      : `An owner of ${business.name} replaced the API key called “${name}” on ${productName}.`,
    `A program with this key can use: ${scopes.join(', ')}.`,
    'If you did not expect this, revoke the key under Settings > Developers:',
    `${call.services.config.publicUrl}/business/settings/developers`,
  ].join('\n\n');
  for (const to of await findOwnerEmails(tx.db, business.id))
    await call.services.mail.send(tx, { to, subject, text });
}
