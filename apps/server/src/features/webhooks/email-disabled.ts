import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import type { Services } from '../../platform/http/index.ts';
import { businessTable } from '../../schema/business.ts';
import { sendNote } from '../accounts/index.ts';
import { findOwnerMailboxes } from '../members/index.ts';
import { webhookMailMessages } from './messages.gen.ts';

/** Notifies the owners that one of their programs no longer receives events. */
export async function emailDisabled(
  tx: Tx,
  services: Services,
  { businessId, url }: { readonly businessId: string; readonly url: string },
): Promise<void> {
  const [business] = await tx.db
    .select({ name: businessTable.name })
    .from(businessTable)
    .where(eq(businessTable.id, businessId));
  if (!business) return;
  const settings = `${services.config.publicUrl}/business/settings/developers`;
  for (const { to, language } of await findOwnerMailboxes(tx.db, businessId)) {
    const { subject, said, again } = webhookMailMessages[language];
    const paragraphs = [said, url, again, settings];
    await sendNote(tx, services, { to, language, subject: subject(business.name), paragraphs });
  }
}
