/** The functions of badges. */
export { badges } from './badge-functions.ts';
/** The key that signs, and the next one. */
export { rotateIfDue, rotateKeys } from './badge-keys.ts';
/** What strangers need to verify badges. */
export { badgeRoutes } from './badge-routes.ts';
/** From what a scanner read to what it proves. */
export { proveBadge, refuseBadge, type ShownBadge } from './prove-badge.ts';
