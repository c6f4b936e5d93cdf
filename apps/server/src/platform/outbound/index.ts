/** Addresses that people enter: what may be requested of them, and how. */
export { checkTarget } from './check-target.ts';
/** A request to such an address. */
export { type OutboundAnswer, OutboundPoster } from './outbound-poster.ts';
