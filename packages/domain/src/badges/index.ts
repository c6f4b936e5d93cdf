/** The code of a badge and the ways in which it is shown. */
export { type BadgeCode, badgeCodeFrom, badgeUrl, parseBadgeCode } from './badge-code.ts';
/** What a scanner read. */
export { type BadgeReading, readBadge } from './read-badge.ts';
