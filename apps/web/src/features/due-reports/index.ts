export { DueNow, DueReportLink } from './due-report-link.tsx';
export { DueReportView } from './due-report-view.tsx';
