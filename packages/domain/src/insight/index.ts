/** What a business looks back on. */
export { type KeptCheck, keptChecks } from './kept-check.ts';
export { maxReportDays, reportSpanProblem } from './report-span.ts';
