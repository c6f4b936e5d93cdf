/** What a badge says, and how it is written and read. */
export { type BadgeClaims, type ClaimTree, readClaims, writeClaims } from './badge-claims.ts';
/** The code of a badge and the ways in which it is shown. */
export { type BadgeCode, badgeCodeFrom, badgeUrl, parseBadgeCode } from './badge-code.ts';
/** Which doses travel. */
export { chooseDoses, promisedDoses } from './choose-doses.ts';
/** Names that fit. */
export { cutName, maxNameBytes } from './cut-name.ts';
/** How a dose on a badge is named where its pet must not be. */
export { fingerprintLength, fingerprintText } from './dose-fingerprint.ts';
/** Whether a badge is valid now. */
export {
  type BadgeJudgment,
  type BadgeProof,
  clockGapSeconds,
  judgeBadge,
  validForSeconds,
} from './judge-badge.ts';
/** The answer of a scanner without a network. */
export { judgeOffline, listsHoldForHours, type OfflineJudgment } from './judge-offline.ts';
/** How a finder reaches the owner of a lost pet. */
export { checkLostNotice, dialOf, type LostNotice } from './lost-notice.ts';
export { type BadgeDose, packDoses, unpackDoses } from './packed-doses.ts';
/** What a scanner read. */
export { type BadgeReading, readBadge } from './read-badge.ts';
/** The numbers of vaccines in badges. */
export { numberedVaccines } from './vaccine-numbers.ts';
