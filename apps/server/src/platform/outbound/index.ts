export { checkTarget } from './check-target.ts';
export { type OutboundAnswer, OutboundPoster } from './outbound-poster.ts';
