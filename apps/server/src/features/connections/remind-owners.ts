import type { connections, OutputOf } from '@clearpaw/contract';
import type { Language } from '@clearpaw/protocol';
import { and, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { userTable } from '../../platform/auth/index.ts';
import { idempotent } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { takeNotice } from '../../platform/mail/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { connectionTable, isConnected } from '../../schema/connection.ts';
import { petTable } from '../../schema/pet.ts';
import { isStandIn, languageOf, languagesOf, sendNote } from '../accounts/index.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { authorizeMember } from '../members/index.ts';
import { connectionMailMessages } from './messages.gen.ts';

type Input = z.output<typeof connections.remindOwners.input>;
type Reminded = OutputOf<typeof connections.remindOwners>;

interface ReminderEmail {
  readonly to: string;
  readonly uid: string;
  readonly petNames: readonly string[];
}

/**
 * Writes to the owners of these pets, one email each in their own language; the business learns how many, never to whom. The
 * preview is in the language of the caller.
 */
export async function remindOwners(call: AuditedCall, input: Input): Promise<Reminded> {
  const { business } = await authorizeMember(call, input.businessId, 'notifyOwners');
  const emails = await emailsFor(call, business.id, input.petIds);
  const { publicUrl } = call.services.config;
  const write = (petNames: readonly string[], language: Language) =>
    draftOf({ business: business.name, petNames, message: input.message, publicUrl }, language);
  const answer = { letters: emails.length, ...(await previewOf(call, emails, write)) };
  if (input.preview) return answer;
  const { idempotencyKey, ...fields } = input;
  const attempt = { uid: call.uid, key: idempotencyKey, input: [call.name, fields], now: call.now };
  return idempotent(call.services.store, attempt, async (tx) => {
    const sender = { budgets: call.services.budgets, tx, uid: call.uid };
    const languageOfOwner = await languagesOf(
      tx.db,
      emails.map((email) => email.uid),
    );
    let sent = 0;
    for (const { to, uid, petNames } of emails) {
      if (!(await takeNotice(sender, to))) continue;
      sent += 1;
      const language = languageOfOwner(uid);
      await sendNote(tx, call.services, { to, language, ...write(petNames, language) });
    }
    for (const petId of input.petIds) {
      await appendEntry(tx.db, call, { businessId: business.id, subject: { kind: 'pet', id: petId } });
    }
    return { ...answer, letters: sent };
  });
}

/**
 * One email for each owner, with all of their pets; none for a guest's owner, who has no account to open. A pet that is
 * not connected is refused like an unknown one.
 */
async function emailsFor(
  call: Call,
  businessId: string,
  petIds: readonly string[],
): Promise<ReminderEmail[]> {
  const rows = await call.services.store.db
    .select({ petId: petTable.id, name: petTable.name, uid: userTable.id, email: userTable.email })
    .from(connectionTable)
    .innerJoin(petTable, eq(petTable.id, connectionTable.petId))
    .innerJoin(userTable, eq(userTable.id, petTable.ownerId))
    .where(
      and(
        eq(connectionTable.businessId, businessId),
        inArray(connectionTable.petId, [...petIds]),
        isConnected(call.now),
      ),
    );
  if (rows.length < new Set(petIds).size) throw refuse.notFound('pet');
  const reachable = rows.filter((row) => !isStandIn(row.email));
  const byOwner = Map.groupBy(reachable, (row) => row.uid);
  return [...byOwner].flatMap(([uid, pets]) =>
    pets.slice(0, 1).map(({ email }) => ({ to: email, uid, petNames: pets.map((one) => one.name).sort() })),
  );
}

interface Draft {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

/** What the first of them reads, without saying in which language. */
async function previewOf(
  { services, uid }: AuditedCall,
  [first]: readonly ReminderEmail[],
  write: (petNames: readonly string[], language: Language) => Draft,
): Promise<{ subject: string; text: string }> {
  if (!first) return { subject: '', text: '' };
  const { subject, paragraphs } = write(first.petNames, await languageOf(services.store.db, uid));
  return { subject, text: paragraphs.join('\n\n') };
}

interface Facts {
  readonly business: string;
  readonly petNames: readonly string[];
  readonly message: string | undefined;
  readonly publicUrl: string;
}

/** Shown on locked screens: the subject names nothing medical. */
function draftOf({ business, petNames, message, publicUrl }: Facts, language: Language): Draft {
  const { subject, ask, see } = connectionMailMessages[language].remind;
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(petNames);
  const own = message ? [message] : [];
  return {
    subject: subject(business, names),
    paragraphs: [ask(business, names), ...own, see(`${publicUrl}/dashboard`)],
  };
}
