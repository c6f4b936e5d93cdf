/** The functions of due reports. */
export { dueReports } from './due-report-functions.ts';
