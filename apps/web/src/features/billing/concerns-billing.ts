import type { Entitlements, MemberRole } from '@clearpaw/domain';

interface WhosePlan {
  readonly userType: 'owner' | 'business' | null;
  /** The person's role at each of their businesses; null while that is unknown. */
  readonly roles: readonly MemberRole[] | null;
  /** Null while they are unknown. */
  readonly entitlements: Entitlements | null;
}

/**
 * Whether someone has a plan to start, change or cancel: anyone who runs a business or has none yet, and anyone who
 * pays for a plan, even after they joined another team or became a pet owner.
 */
export function concernsBilling({ userType, roles, entitlements }: WhosePlan): boolean {
  if (entitlements?.tier === 'business' && entitlements.source !== 'team') return true;
  if (userType !== 'business' || roles === null) return false;
  return roles.length === 0 || roles.includes('owner');
}
