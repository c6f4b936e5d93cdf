/** The engine's answer on the wire. */

/** The functions of compliance. */
export { compliance } from './compliance-functions.ts';
export { complianceReport, verdict } from './compliance-report.ts';
