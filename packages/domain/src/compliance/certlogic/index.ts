/** The data an exported rule reads. */
export { type CertLogicData, certLogicData } from './cert-logic-data.ts';
/** What CertLogic expressions are made of. */
export type { CertLogic } from './expression.ts';
/** A rule for engines that speak CertLogic. */
export { toCertLogic } from './to-cert-logic.ts';
