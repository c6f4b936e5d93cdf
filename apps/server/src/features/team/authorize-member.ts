import { type BusinessAction, type MemberRole, mayDo } from '@clearpaw/domain';
import { and, eq } from 'drizzle-orm';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { entitlement } from '../accounts/entitlement.table.ts';
import { profile } from '../accounts/profile.table.ts';
import { business } from '../businesses/business.table.ts';
import { member } from './member.table.ts';

/** The business as the caller's work place. */
export interface Membership {
  readonly business: typeof business.$inferSelect;
  readonly role: MemberRole;
}

/** Actions that only look: they stay possible when the subscription has lapsed. */
const looks: ReadonlySet<BusinessAction> = new Set(['readCheckIns', 'readConnections', 'readRequirements']);

/**
 * Proves that the caller may do this there, in the contract's order: existence, role of the account, membership,
 * entitlement of the business's owner, role of the member. One query, because every scan passes here.
 */
export async function authorizeMember(
  call: Call,
  businessId: string,
  action: BusinessAction,
): Promise<Membership> {
  const found = await findAccess(call, businessId);
  if (!found) throw refuse.notFound('business');
  if (found.userType !== 'business') {
    throw refuse.denied(
      'wrong_role',
      'This is for businesses; the type of an account can be changed in the settings.',
    );
  }
  if (found.role === null) throw refuse.denied('not_member', 'You are not a member of this business.');
  const lapsed = found.tier === 'business' && looks.has(action);
  if (found.businessConnect !== true && !lapsed) {
    throw refuse.denied('upgrade_required', 'This needs Business Connect; it can be started under Billing.');
  }
  if (!mayDo(found.role, action)) {
    throw refuse.denied(
      'insufficient_role',
      'Your role in this business does not include this; ask a manager.',
    );
  }
  return { business: found.business, role: found.role };
}

async function findAccess(call: Call, businessId: string) {
  const [found] = await call.services.store.db
    .select({
      business,
      role: member.role,
      userType: profile.userType,
      businessConnect: entitlement.businessConnect,
      tier: entitlement.tier,
    })
    .from(business)
    .leftJoin(member, and(eq(member.businessId, business.id), eq(member.uid, call.uid)))
    .leftJoin(profile, eq(profile.uid, call.uid))
    .leftJoin(entitlement, eq(entitlement.uid, business.billingUid))
    .where(eq(business.id, businessId));
  return found;
}

/** Where changes of who may do what in a business are published; open streams prove themselves again. */
export function accessTopic(businessId: string): string {
  return `access:${businessId}`;
}
