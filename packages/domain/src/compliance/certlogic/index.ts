export { type CertLogicData, certLogicData } from './cert-logic-data.ts';
export type { CertLogic } from './expression.ts';
export { toCertLogic } from './to-cert-logic.ts';
