import type { AppScope } from '@clearpaw/contract';
import type { Language } from '@clearpaw/protocol';
import { eq } from 'drizzle-orm';
import { userTable } from '../../platform/auth/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { Services } from '../../platform/http/index.ts';
import { languageOf, sendNote } from '../accounts/index.ts';
import { findOwnerMailboxes, type Mailbox } from '../members/index.ts';
import { appMailMessages } from './messages.gen.ts';

interface Connected {
  readonly app: { readonly name: string };
  readonly uid: string;
  /** Null if a pet owner connected it. */
  readonly business: { readonly id: string; readonly name: string } | null;
  readonly scopes: readonly AppScope[];
}

/** Someone else may have given access in their name, so every owner of the business, or the pet owner, is notified. */
export async function emailConnected(tx: Tx, services: Services, connected: Connected): Promise<void> {
  const { business, uid } = connected;
  const { publicUrl } = services.config;
  for (const { to, language } of await recipients(tx, uid, business)) {
    const { subject, paragraphs } = write(connected, language, publicUrl);
    await sendNote(tx, services, { to, language, subject, paragraphs });
  }
}

function write({ app, business, scopes }: Connected, language: Language, publicUrl: string) {
  const messages = appMailMessages[language];
  const sentences = scopes.map((scope) => `- ${sentence(scope, business === null, language)}`);
  const can = [messages.can, ...sentences].join('\n');
  if (business === null) {
    const paragraphs = [messages.saidOwn(app.name), can, messages.disconnectOwn, `${publicUrl}/settings`];
    return { subject: messages.subjectOwn(app.name), paragraphs };
  }
  const settings = `${publicUrl}/business/settings/developers`;
  const paragraphs = [messages.said(app.name, business.name), can, messages.disconnect, settings];
  return { subject: messages.subject(app.name, business.name), paragraphs };
}

/** Every scope of the contract has a sentence, or this does not compile. */
function sentence(scope: AppScope, isOwn: boolean, language: Language): string {
  const { forBusiness, forOwner } = appMailMessages[language];
  const ofBusiness: Readonly<Record<AppScope, string>> = forBusiness;
  const ofOwner: Readonly<Partial<Record<AppScope, string>>> = forOwner;
  return (isOwn ? ofOwner[scope] : undefined) ?? ofBusiness[scope];
}

async function recipients(
  { db }: Tx,
  uid: string,
  business: Connected['business'],
): Promise<readonly Mailbox[]> {
  if (business) return findOwnerMailboxes(db, business.id);
  const rows = await db.select({ to: userTable.email }).from(userTable).where(eq(userTable.id, uid));
  const language = await languageOf(db, uid);
  return rows.map(({ to }) => ({ to, language }));
}
