export { badgeFunctions } from './badge-functions.ts';
export { changeBadgeKeys } from './badge-jobs.ts';
export { revokeKey, rotateKeys } from './badge-keys.ts';
export { badgeRoutes } from './badge-routes.ts';
export { endLostNotice } from './lost-notice.ts';
export { codeBadge, printedBadge } from './printed-badge.ts';
export { proveBadge, refuseBadge, type ShownBadge } from './prove-badge.ts';
export { renewBadge } from './rotate-badge.ts';
