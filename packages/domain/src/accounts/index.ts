/** User types, plans and entitlements. */

export { businessConnectPlan } from './business-connect-plan.ts';
export { deriveEntitlement, type EntitlementRecord, type Grant, isInForce } from './derive-entitlement.ts';
export { type Entitlements, freeEntitlements, hasBusinessConnect, type Tier, tiers } from './entitlements.ts';
export { type PlanLabel, planLabel } from './plan-label.ts';
export {
  accessEndsAtMs,
  decidingSubscription,
  isLive,
  pastDueGraceDays,
  type SubscriptionFacts,
  type SubscriptionStatus,
  subscriptionStatuses,
} from './subscription.ts';
export { type UserType, userTypes } from './user-type.ts';
