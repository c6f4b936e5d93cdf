export { compliance } from './compliance-functions.ts';
export { complianceReport, verdict } from './compliance-report.ts';
