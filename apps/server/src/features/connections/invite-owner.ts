import { createHash } from 'node:crypto';
import type { connections } from '@clearpaw/contract';
import type { Language } from '@clearpaw/protocol';
import { and, count, eq, gt, isNotNull, lt, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { userTable } from '../../platform/auth/index.ts';
import { idempotent, type Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { takeInvitation } from '../../platform/mail/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { businessTable } from '../../schema/business.ts';
import { connectionTable, ownerInviteTable } from '../../schema/connection.ts';
import { petTable } from '../../schema/pet.ts';
import { languageOfAddress, sendNote } from '../accounts/index.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { authorizeMember } from '../members/index.ts';
import { connectionMailMessages } from './messages.gen.ts';

type Input = z.output<typeof connections.inviteOwner.input>;

const dayMs = 24 * 60 * 60 * 1000;
/**
 * The recipient did not ask for this email, so an address gets it once a month from one business, and an account sends
 * a limited number a day.
 */
const quietMs = 30 * dayMs;
const mostADay = 100;

/** Emails a person, with or without an account, how to connect a pet; the business learns nothing about the address. */
export async function inviteOwner(call: AuditedCall, input: Input): Promise<Record<string, never>> {
  const { business } = await authorizeMember(call, input.businessId, 'notifyOwners');
  const { idempotencyKey, ...fields } = input;
  const attempt = { uid: call.uid, key: idempotencyKey, input: [call.name, fields], now: call.now };
  return idempotent(call.services.store, attempt, async (tx) => {
    await sendOwnerInvitation(tx, call, { business, email: input.email, message: input.message });
    await appendEntry(tx.db, call, {
      businessId: business.id,
      subject: { kind: 'business', id: business.id },
    });
    return {};
  });
}

/** Who sends the invitation, and when. */
type Inviter = Pick<Call, 'now' | 'services' | 'uid'>;

interface OwnerInvitation {
  readonly business: typeof businessTable.$inferSelect;
  readonly email: string;
  readonly message?: string | undefined;
}

/** Sends one invitation, within the limits of the business and the account; refuses it over the limit. */
export async function sendOwnerInvitation(
  tx: Tx,
  inviter: Inviter,
  { business, email, message }: OwnerInvitation,
): Promise<void> {
  const { services, uid } = inviter;
  await refuseMany(tx, inviter, business);
  await noteEmail(tx, inviter, business.id, email);
  await takeInvitation({ budgets: services.budgets, tx, uid }, email);
  if (await isKeptAway(tx, business.id, email)) return;
  const language = await languageOfAddress(tx.db, email, uid);
  const draft = draftOf(business, message, services.config.publicUrl, language);
  await sendNote(tx, services, { to: email, language, ...draft });
}

/** Counted over all businesses that one account pays for, because creating businesses costs nothing. */
async function refuseMany(
  tx: Tx,
  call: Inviter,
  { billingUid }: { readonly billingUid: string },
): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext('owner_invite'), hashtext(${billingUid}))`);
  const since = new Date(call.now.getTime() - dayMs);
  const [sent] = await tx.db
    .select({ emails: count() })
    .from(ownerInviteTable)
    .innerJoin(businessTable, eq(businessTable.id, ownerInviteTable.businessId))
    .where(and(eq(businessTable.billingUid, billingUid), gt(ownerInviteTable.sentAt, since)));
  if ((sent?.emails ?? 0) < mostADay) return;
  throw refuse('RESOURCE_EXHAUSTED', `${mostADay} invitations went out within a day; go on tomorrow.`, {
    reason: 'daily_limit',
  });
}

/** An owner who blocked a business gets no email from it; the business does not learn that either. */
async function isKeptAway(tx: Tx, businessId: string, email: string): Promise<boolean> {
  const [kept] = await tx.db
    .select({ petId: connectionTable.petId })
    .from(connectionTable)
    .innerJoin(petTable, eq(petTable.id, connectionTable.petId))
    .innerJoin(userTable, eq(userTable.id, petTable.ownerId))
    .where(
      and(
        eq(connectionTable.businessId, businessId),
        isNotNull(connectionTable.blockedAt),
        eq(sql`lower(${userTable.email})`, email),
      ),
    )
    .limit(1);
  return kept !== undefined;
}

/** One row for each address; of two presses at once, one finds the other's email. */
async function noteEmail(tx: Tx, call: Inviter, businessId: string, email: string): Promise<void> {
  const addressHash = createHash('sha256')
    .update(`${businessId} ${mailboxOf(email)}`)
    .digest('base64url');
  const noted = await tx.db
    .insert(ownerInviteTable)
    .values({ businessId, addressHash, sentAt: call.now })
    .onConflictDoUpdate({
      target: [ownerInviteTable.businessId, ownerInviteTable.addressHash],
      set: { sentAt: call.now },
      setWhere: lt(ownerInviteTable.sentAt, new Date(call.now.getTime() - quietMs)),
    })
    .returning({ sentAt: ownerInviteTable.sentAt });
  if (noted.length > 0) return;
  throw refuse('ALREADY_EXISTS', 'You wrote to this address within the last 30 days. Give it time.', {
    reason: 'recently_invited',
  });
}

/** What stands behind a plus is the reader's own sorting: the mail arrives in the same box. */
function mailboxOf(email: string): string {
  const [at, plus] = [email.lastIndexOf('@'), email.indexOf('+')];
  return plus !== -1 && plus < at ? email.slice(0, plus) + email.slice(at) : email;
}

interface Business {
  readonly name: string;
  readonly slug: string;
}

function draftOf(
  { name, slug }: Business,
  message: string | undefined,
  publicUrl: string,
  language: Language,
) {
  const { subject, ask, wrote, how, control, why } = connectionMailMessages[language].invite;
  const own = message ? [wrote(name, message)] : [];
  const paragraphs = [ask(name), ...own, how(`${publicUrl}/b/${slug}`), control, why(name)];
  return { subject: subject(name), paragraphs };
}
