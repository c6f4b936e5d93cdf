/** The functions of badges. */
export { badgeFunctions } from './badge-functions.ts';
/** Keys change in time. */
export { changeBadgeKeys } from './badge-jobs.ts';
/** The next key, and the end of one that leaked. */
export { revokeKey, rotateKeys } from './badge-keys.ts';
/** What outsiders need to verify badges. */
export { badgeRoutes } from './badge-routes.ts';
/** What ends when a pet gets a new owner. */
export { endLostNotice } from './lost-notice.ts';
/** The printed badge, and the one that phones keep as a pass. */
export { codeBadge, printedBadge } from './printed-badge.ts';
/** From what a scanner read to what it proves. */
export { proveBadge, refuseBadge, type ShownBadge } from './prove-badge.ts';
export { renewBadge } from './rotate-badge.ts';
