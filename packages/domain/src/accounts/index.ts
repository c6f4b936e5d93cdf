/** What a person can be here. */

/** What a person or their business has paid for. */
export { type Entitlements, freeEntitlements, hasBusinessConnect, type Tier, tiers } from './entitlements.ts';
/** How a plan is called on screen. */
export { type PlanLabel, planLabel } from './plan-label.ts';
export { type UserType, userTypes } from './user-type.ts';
