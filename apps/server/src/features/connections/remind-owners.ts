import type { connections, OutputOf } from '@clearpaw/contract';
import { productName } from '@clearpaw/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { userTable } from '../../platform/auth/index.ts';
import { idempotent } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { takeNotice } from '../../platform/mail/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { connectionTable, isConnected } from '../../schema/connection.ts';
import { petTable } from '../../schema/pet.ts';
import { isStandIn } from '../accounts/index.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { authorizeMember } from '../members/index.ts';

type Input = z.output<typeof connections.remindOwners.input>;
type Reminded = OutputOf<typeof connections.remindOwners>;

interface ReminderEmail {
  readonly to: string;
  readonly petNames: readonly string[];
}

/** Writes to the owners of these pets, one letter each; the business learns how many, never to whom. */
export async function remindOwners(call: AuditedCall, input: Input): Promise<Reminded> {
  const { business } = await authorizeMember(call, input.businessId, 'notifyOwners');
  const emails = await emailsFor(call, business.id, input.petIds);
  const { publicUrl } = call.services.config;
  const [first] = emails;
  const nothing = { subject: '', text: '' };
  const sample = first ? draftOf(business.name, first.petNames, input.message, publicUrl) : nothing;
  const answer = { letters: emails.length, ...sample };
  if (input.preview) return answer;
  const { idempotencyKey, ...fields } = input;
  const attempt = { uid: call.uid, key: idempotencyKey, input: [call.name, fields], now: call.now };
  return idempotent(call.services.store, attempt, async (tx) => {
    const sender = { budgets: call.services.budgets, tx, uid: call.uid };
    let sent = 0;
    for (const { to, petNames } of emails) {
      if (!(await takeNotice(sender, to))) continue;
      sent += 1;
      await call.services.mail.send(tx, {
        to,
        ...draftOf(business.name, petNames, input.message, publicUrl),
      });
    }
    for (const petId of input.petIds) {
      await appendEntry(tx.db, call, { businessId: business.id, subject: { kind: 'pet', id: petId } });
    }
    return { ...answer, letters: sent };
  });
}

/**
 * One email for each owner, with all of their pets; none for a guest's, who has no account to look into. A pet that is
 * not connected is refused like an unknown one.
 */
async function emailsFor(
  call: Call,
  businessId: string,
  petIds: readonly string[],
): Promise<ReminderEmail[]> {
  const rows = await call.services.store.db
    .select({ petId: petTable.id, name: petTable.name, email: userTable.email })
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
  const byOwner = Map.groupBy(reachable, (row) => row.email);
  return [...byOwner].map(([to, pets]) => ({ to, petNames: pets.map((one) => one.name).sort() }));
}

/** Shown on locked screens: the subject names nothing medical. */
function draftOf(
  business: string,
  petNames: readonly string[],
  message: string | undefined,
  publicUrl: string,
): { subject: string; text: string } {
  const names = new Intl.ListFormat('en', { type: 'conjunction' }).format(petNames);
  const asks = `${business} asks you to check the record of ${names} before the next visit.`;
  const see = `What is missing, and until when: ${publicUrl}/dashboard`;
  return {
    subject: `${business}: before the next visit of ${names} · ${productName}`,
    text: [asks, ...(message ? [message] : []), see].join('\n\n'),
  };
}
