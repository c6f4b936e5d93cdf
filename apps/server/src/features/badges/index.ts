/** The functions of badges. */
export { badges } from './badge-functions.ts';
/** From what a scanner read to the badge's code. */
export { readBadgeCode } from './read-badge-code.ts';
