/** What a person can be here. */

/** What Business Connect costs, and how long it is tried for nothing. */
export { businessConnectPlan } from './business-connect-plan.ts';
/** From what was paid and given to what may be used. */
export { deriveEntitlement, type EntitlementRecord, type Grant, isInForce } from './derive-entitlement.ts';
/** What a person or their business has paid for. */
export { type Entitlements, freeEntitlements, hasBusinessConnect, type Tier, tiers } from './entitlements.ts';
/** How a plan is called on screen. */
export { type PlanLabel, planLabel } from './plan-label.ts';
/** What a payment service says of a subscription, and how long it gives access. */
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
