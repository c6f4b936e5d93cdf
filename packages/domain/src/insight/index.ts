/** Reports of a business. */
export { type KeptCheck, keptChecks } from './kept-check.ts';
export { maxReportDays, reportSpanProblem } from './report-span.ts';
