/** The way to the due report, for the pages that lead to it. */
export { DueReportLink } from './due-report-link.tsx';
/** What runs out or is missing among a business's pets. */
export { DueReportView } from './due-report-view.tsx';
