export { forgetDueNotices, remindDueOwners } from './due-reminder-jobs.ts';
export { dueReportFunctions } from './due-report-functions.ts';
