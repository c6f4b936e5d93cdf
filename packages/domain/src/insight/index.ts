export { maxDueDays, reminderPauseDays } from './due-reminder.ts';
export { type KeptCheck, keptChecks } from './kept-check.ts';
export { maxReportDays, reportSpanProblem } from './report-span.ts';
