export { dueReports } from './due-report-functions.ts';
