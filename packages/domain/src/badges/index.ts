export { type BadgeClaims, type ClaimTree, readClaims, writeClaims } from './badge-claims.ts';
export { type BadgeCode, badgeCodeFrom, badgeUrl, parseBadgeCode, sampleBadgeCode } from './badge-code.ts';
export { chooseDoses, promisedDoses } from './choose-doses.ts';
export { cutName, maxNameBytes } from './cut-name.ts';
export { fingerprintLength, fingerprintText } from './dose-fingerprint.ts';
export {
  type BadgeJudgment,
  type BadgeProof,
  clockGapSeconds,
  judgeBadge,
  validForSeconds,
} from './judge-badge.ts';
export { judgeOffline, listsHoldForHours, type OfflineJudgment } from './judge-offline.ts';
export { checkLostNotice, dialOf, type LostNotice } from './lost-notice.ts';
export { type BadgeDose, packDoses, unpackDoses } from './packed-doses.ts';
export { type BadgeReading, readBadge } from './read-badge.ts';
export { numberedVaccines } from './vaccine-numbers.ts';
