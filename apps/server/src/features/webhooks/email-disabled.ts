import { productName } from '@clearpaw/domain';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import type { Services } from '../../platform/http/index.ts';
import { businessTable } from '../../schema/business.ts';
import { findOwnerEmails } from '../members/index.ts';

/** The owners hear that a program of theirs is told nothing any more. */
export async function emailDisabled(
  tx: Tx,
  { mail, config }: Services,
  { businessId, url }: { readonly businessId: string; readonly url: string },
): Promise<void> {
  const [business] = await tx.db
    .select({ name: businessTable.name })
    .from(businessTable)
    .where(eq(businessTable.id, businessId));
  if (!business) return;
  const subject = `Webhook of ${business.name} was turned off`;
  const text = [
    `${productName} could not deliver messages to this address for three days, or it answered that it no longer exists:`,
    url,
    'No more messages are sent to it. Once it works, turn it on again; messages that were given up can be sent again:',
    `${config.publicUrl}/business/settings/developers`,
  ].join('\n\n');
  for (const to of await findOwnerEmails(tx.db, businessId)) await mail.send(tx, { to, subject, text });
}
