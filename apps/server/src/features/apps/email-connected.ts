import { type AppScope, businessScopeSentences, ownerScopeSentences } from '@clearpaw/contract';
import { productName } from '@clearpaw/domain';
import { eq } from 'drizzle-orm';
import { userTable } from '../../platform/auth/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { Services } from '../../platform/http/index.ts';
import { findOwnerEmails } from '../members/index.ts';

interface Connected {
  readonly app: { readonly name: string };
  readonly uid: string;
  /** Null where a pet owner connected it. */
  readonly business: { readonly id: string; readonly name: string } | null;
  readonly scopes: readonly AppScope[];
}

/** Access that someone else may have given in their name: every owner of the business hears of it, or the pet owner. */
export async function emailConnected(tx: Tx, services: Services, connected: Connected): Promise<void> {
  const { app, uid, business, scopes } = connected;
  const what = business ? business.name : 'your account';
  const page = business ? '/business/settings/developers' : '/settings';
  const where = business ? 'Business settings, Developers' : 'Settings, Connected apps';
  const subject = `${app.name} is now connected to ${what}`;
  const text = [
    `The app “${app.name}” was connected to ${what} on ${productName}.`,
    ['It can:', ...scopes.map((scope) => `- ${sentence(scope, business === null)}`)].join('\n'),
    `If you did not expect this, disconnect it under ${where}:`,
    `${services.config.publicUrl}${page}`,
  ].join('\n\n');
  for (const to of await recipients(tx, uid, business)) await services.mail.send(tx, { to, subject, text });
}

const ofOwner: Readonly<Partial<Record<AppScope, string>>> = ownerScopeSentences;

const sentence = (scope: AppScope, isOwn: boolean) =>
  (isOwn ? ofOwner[scope] : undefined) ?? businessScopeSentences[scope];

async function recipients({ db }: Tx, uid: string, business: Connected['business']): Promise<string[]> {
  if (business) return findOwnerEmails(db, business.id);
  const rows = await db.select({ email: userTable.email }).from(userTable).where(eq(userTable.id, uid));
  return rows.map(({ email }) => email);
}
