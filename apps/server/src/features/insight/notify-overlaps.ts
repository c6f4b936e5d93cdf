import type { insight, OutputOf } from '@clearpaw/contract';
import { longDateIn } from '@clearpaw/domain/words';
import { eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { userTable } from '../../platform/auth/index.ts';
import { type Database, idempotentAfterDecision, type Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { takeNotice } from '../../platform/mail/index.ts';
import { petTable } from '../../schema/pet.ts';
import { isStandIn, languageOfAddress, sendNote } from '../accounts/index.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { guestEmailsOf } from '../customers/index.ts';
import { authorizeMember } from '../members/index.ts';
import { insightMailMessages } from './messages.gen.ts';
import { overlapsOf } from './overlaps.ts';
import { requireReportSpan } from './report-span.ts';

type Input = z.output<typeof insight.notifyOverlaps.input>;

/** One neutral message per owner: that something was noticed on those days, without the pet and the reason. */
export async function notifyOverlaps(
  call: AuditedCall,
  input: Input,
): Promise<OutputOf<typeof insight.notifyOverlaps>> {
  const { business } = await authorizeMember(call, input.businessId, 'notifyOwners');
  requireReportSpan(input);
  const { idempotencyKey: key, ...fields } = input;
  const { store, budgets } = call.services;
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
      await mailNotice(tx, call, business.name, owner, input);
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
 * The owners who can be reached, each address once. A guest's owner has no account: the address given to this business
 * counts, and an owner without one is neither emailed nor counted.
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

async function mailNotice(
  tx: Tx,
  { services, uid }: Call,
  business: string,
  { email: to, pets }: Owner,
  { from, to: until }: Input,
): Promise<void> {
  const language = await languageOfAddress(tx.db, to, uid);
  const messages = insightMailMessages[language];
  const day = (date: string) => longDateIn(language, date);
  const asked =
    from === until
      ? messages.askedOn(business, day(from))
      : messages.askedBetween(business, day(from), day(until));
  await sendNote(tx, services, {
    ...{ to, language, isSigned: true },
    subject: messages.subject(business),
    paragraphs: [asked, messages.what(pets.join(', ')), messages.more(business)],
  });
}
