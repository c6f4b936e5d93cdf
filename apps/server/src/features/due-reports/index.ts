/** Reminding many owners, one after the other. */
export { forgetDueNotices, remindDueOwners } from './due-reminder-jobs.ts';
/** The functions of due reports. */
export { dueReportFunctions } from './due-report-functions.ts';
