import type { insight, OutputOf } from '@clearpaw/contract';
import { productName } from '@clearpaw/domain';
import { eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { userTable } from '../../platform/auth/index.ts';
import { type Database, idempotentAfterDecision } from '../../platform/database/index.ts';
import { type MailDraft, takeNotice } from '../../platform/mail/index.ts';
import { petTable } from '../../schema/pet.ts';
import { isStandIn } from '../accounts/index.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { guestEmailsOf } from '../customers/index.ts';
import { authorizeMember } from '../members/index.ts';
import { overlapsOf } from './overlaps.ts';
import { requireReportSpan } from './report-span.ts';

type Input = z.output<typeof insight.notifyOverlaps.input>;

/** One neutral message per owner: that something was noticed in those days, never with which pet or what it was. */
export async function notifyOverlaps(
  call: AuditedCall,
  input: Input,
): Promise<OutputOf<typeof insight.notifyOverlaps>> {
  const { business } = await authorizeMember(call, input.businessId, 'notifyOwners');
  requireReportSpan(input);
  const { idempotencyKey: key, ...fields } = input;
  const { store, mail, budgets } = call.services;
  const attempt = { uid: call.uid, key, input: [call.name, fields], now: call.now };
  const decide = async () => {
    const overlaps = await overlapsOf(store.db, business, input);
    const petIds = overlaps.map(({ petId }) => petId);
    return ownersOf(store.db, business.id, petIds);
  };
  return idempotentAfterDecision(store, attempt, decide, async (tx, owners) => {
    const sender = { budgets, tx, uid: call.uid };
    let notified = 0;
    for (const owner of owners) {
      if (!(await takeNotice(sender, owner.email))) continue;
      notified += 1;
      await mail.send(tx, notice(business.name, owner, input));
    }
    const subject = { kind: 'pet', id: input.petId } as const;
    await appendEntry(tx.db, call, { businessId: business.id, subject });
    return { notified };
  });
}

interface Owner {
  readonly email: string;
  readonly pets: readonly string[];
}

/**
 * Who can be reached, each address once. A guest's owner has no account: the address that this business was given
 * counts, and anyone who gave none is neither written to nor counted.
 */
async function ownersOf(
  db: Database,
  businessId: string,
  petIds: readonly string[],
): Promise<readonly Owner[]> {
  if (petIds.length === 0) return [];
  const rows = await db
    .select({
      petId: petTable.id,
      account: userTable.email,
      name: petTable.name,
    })
    .from(petTable)
    .innerJoin(userTable, eq(userTable.id, petTable.ownerId))
    .where(inArray(petTable.id, [...new Set(petIds)]))
    .orderBy(userTable.email, petTable.name);
  const guests = await guestEmailsOf(db, businessId, petIds);
  const reachable = rows.flatMap(({ petId, account, name }) => {
    const email = isStandIn(account) ? guests.get(petId) : account;
    return email ? [{ email: email.toLowerCase(), name }] : [];
  });
  return [...Map.groupBy(reachable, ({ email }) => email)].map(([email, pets]) => ({
    email,
    pets: pets.map(({ name }) => name),
  }));
}

function notice(business: string, { email, pets }: Owner, { from, to }: Input): MailDraft {
  const days = from === to ? `on ${from}` : `between ${from} and ${to}`;
  const text = [
    `${business} asked us to notify everyone who was there ${days}.`,
    '',
    `Something was noticed that other visitors should know about. It may not concern ${pets.join(', ')} at all. Please watch for anything unusual over the next two weeks, and ask your vet if you are unsure.`,
    '',
    `${business} can tell you more. For the privacy of others this message names no pet but yours.`,
    '',
    productName,
  ].join('\n');
  return { to: email, subject: `A notice from ${business}`, text };
}
