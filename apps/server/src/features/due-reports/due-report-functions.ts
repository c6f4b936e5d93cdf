import type { dueReports as promised } from '@clearpaw/contract';
import type { Implementations } from '../../platform/http/index.ts';
import { getDueReport } from './get-due-report.ts';
import { previewDueReminder } from './preview-due-reminder.ts';
import { sendDueReminder } from './send-due-reminder.ts';
import { watchDueReminder } from './watch-due-reminder.ts';

export const dueReportFunctions: Implementations<typeof promised> = {
  getDueReport,
  previewDueReminder,
  sendDueReminder,
  watchDueReminder,
};
