import { type BusinessAction, isFreeFor, isReadAction, type MemberRole, mayDo } from '@clearpaw/domain';
import { and, eq, sql } from 'drizzle-orm';
import { type Database, preparedOnce, type Topic } from '../../platform/database/index.ts';
import { type Call, keepToOwnBusiness } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { businessTable } from '../../schema/business.ts';
import { entitlementTable } from '../../schema/entitlement.ts';
import { type EventPayloads, topicOf } from '../../schema/event-topics.ts';
import { memberTable } from '../../schema/member.ts';
import { profileTable } from '../../schema/profile.ts';
import { isOpen } from '../accounts/index.ts';

type BusinessRow = typeof businessTable.$inferSelect;

/** The caller's membership in a business. */
export interface Membership<Business = BusinessRow> {
  readonly business: Business;
  readonly role: MemberRole;
}

/** A caller, or the person for whom a job works. */
type Actor = Pick<Call, 'services' | 'uid' | 'apiClient' | 'now'>;

/**
 * Checks that the caller may do this there, in the contract's order: existence, user type, membership, entitlement of
 * the business's owner, role. One query, because every scan uses it. A program with an API key of the business may do
 * what staff may, within the key's scopes.
 */
export async function authorizeMember(
  call: Actor,
  businessId: string,
  action: BusinessAction,
): Promise<Membership> {
  return judgeAccess(call, businessId, action, await readAccess(call.services.store.db, call, businessId));
}

/** The same if the answer of `readAccess` was read together with something else. */
export function judgeAccess<Business extends Pick<BusinessRow, 'kind'>>(
  call: Actor,
  businessId: string,
  action: BusinessAction,
  found: ({ readonly business: Business } & AccessFacts) | undefined,
): Membership<Business> {
  if (!found) throw refuse.notFound('business');
  const role = call.apiClient ? roleOfKey(call, businessId) : roleOfMember(found);
  const lapsed = found.tier === 'business' && isReadAction(action);
  if (!isEntitled(found, call.now) && !lapsed && !isFreeFor(found.business.kind, action)) {
    throw upgradeRequired();
  }
  if (!mayDo(role, action)) {
    throw refuse.denied(
      'insufficient_role',
      'Your role in this business does not include this; ask a manager.',
    );
  }
  return { business: found.business, role };
}

function roleOfKey(call: Actor, businessId: string): MemberRole {
  keepToOwnBusiness(call, businessId);
  return 'staff';
}

function roleOfMember({ userType, role }: AccessFacts): MemberRole {
  if (userType !== 'business') {
    throw refuse.denied(
      'wrong_role',
      'This is for businesses; the type of an account can be changed in the settings.',
    );
  }
  if (role === null) throw refuse.denied('not_member', 'You are not a member of this business.');
  return role;
}

export function upgradeRequired(): ReturnType<typeof refuse> {
  return refuse.denied('upgrade_required', 'This needs Business Connect; it can be started under Billing.');
}

/** Whether someone pays for this business now: only then may anyone join it. */
export async function isPaidFor(call: Call, businessId: string): Promise<boolean> {
  const found = await readAccess(call.services.store.db, call, businessId);
  return found !== undefined && isEntitled(found, call.now);
}

const uid = sql.placeholder('uid');

/** What decides, besides the business itself; for a statement with `accessJoins`. */
export const accessColumns = {
  role: memberTable.role,
  userType: profileTable.userType,
  businessConnect: entitlementTable.businessConnect,
  tier: entitlementTable.tier,
  accessEndsAt: entitlementTable.accessEndsAt,
  currentPeriodEnd: entitlementTable.currentPeriodEnd,
};

const ofCaller = and(eq(memberTable.businessId, businessTable.id), eq(memberTable.uid, uid));
const isCaller = eq(profileTable.uid, uid);
const ofPayer = eq(entitlementTable.uid, businessTable.billingUid);

/** Joined to `business`; the placeholder `uid` is the caller. */
export const accessJoins = sql`
  left join ${memberTable} on ${ofCaller}
  left join ${profileTable} on ${isCaller}
  left join ${entitlementTable} on ${ofPayer}`;

const access = preparedOnce((db) =>
  db
    .select({ business: businessTable, ...accessColumns })
    .from(businessTable)
    .leftJoin(memberTable, ofCaller)
    .leftJoin(profileTable, isCaller)
    .leftJoin(entitlementTable, ofPayer)
    .where(eq(businessTable.id, sql.placeholder('businessId')))
    .prepare('access'),
);

export type MemberAccess = Awaited<ReturnType<ReturnType<typeof access>['execute']>>[number];

/** What decides, besides the business itself. */
export type AccessFacts = Omit<MemberAccess, 'business'>;

/** Everything that decides what a caller may do in a business: one statement. */
export async function readAccess(
  db: Database,
  { uid }: Pick<Actor, 'uid'>,
  businessId: string,
): Promise<MemberAccess | undefined> {
  const [found] = await access(db).execute({ uid, businessId });
  return found;
}

/** Derived at the moment of the call: no one keeps access because its end was not recorded yet. */
function isEntitled(found: AccessFacts, now: Date): boolean {
  const { businessConnect, accessEndsAt, currentPeriodEnd } = found;
  return businessConnect !== null && isOpen({ businessConnect, accessEndsAt, currentPeriodEnd }, now);
}

/** The topic of changes of access in a business; open streams are authorized again. */
export function accessTopic(businessId: string): Topic<EventPayloads['businessAccess']> {
  return topicOf('businessAccess', businessId);
}
