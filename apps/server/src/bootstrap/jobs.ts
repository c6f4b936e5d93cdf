import { accountJobs } from '../features/accounts/index.ts';
import { forgetAlerts, pushAlert } from '../features/alerts/index.ts';
import { linkTrails } from '../features/audit/index.ts';
import { changeBadgeKeys } from '../features/badges/index.ts';
import { billingJobs } from '../features/billing/index.ts';
import { endWaits } from '../features/check-ins/index.ts';
import { endConnections, recheckDueJob } from '../features/connections/index.ts';
import { dataImportJobs } from '../features/data-imports/index.ts';
import { forgetDocuments, readDocument } from '../features/documents/index.ts';
import { forgetDueNotices, remindDueOwners } from '../features/due-reports/index.ts';
import { importJobs } from '../features/imports/index.ts';
import { eraseDeletedPets } from '../features/own-data/index.ts';
import { alertRound, weeklyDigest } from '../features/reminders/index.ts';
import { forgetShareLinks } from '../features/share-links/index.ts';
import { forgetVisits, markNoShows } from '../features/visits/index.ts';
import { forgetWaiverAsks } from '../features/waivers/index.ts';
import { forgetWebhookDeliveries } from '../features/webhooks/index.ts';
import { endExpiredSessions } from '../platform/auth/index.ts';
import { forgetBudgets } from '../platform/budgets/index.ts';
import { forgetOldDaily } from '../platform/housekeeping/index.ts';
import type { AnyJob } from '../platform/jobs/index.ts';
import { forgetMails, sendMail } from '../platform/mail/index.ts';
import { collectBytes, findOrphans } from '../platform/objects/index.ts';
import { scheduledBackup } from './backups/index.ts';
import { checkInstallationJob } from './installation.ts';

/** All scheduled jobs and jobs that run after a commit; each feature defines its own (`features/<noun>/<noun>-jobs.ts`). */
export const jobs: readonly AnyJob[] = [
  checkInstallationJob,
  scheduledBackup,
  weeklyDigest,
  alertRound,
  collectBytes,
  findOrphans,
  eraseDeletedPets,
  forgetDocuments,
  readDocument,
  recheckDueJob,
  sendMail,
  forgetMails,
  pushAlert,
  forgetAlerts,
  endConnections,
  endWaits,
  remindDueOwners,
  forgetDueNotices,
  markNoShows,
  forgetVisits,
  forgetShareLinks,
  forgetWaiverAsks,
  forgetWebhookDeliveries,
  linkTrails,
  forgetOldDaily,
  ...dataImportJobs,
  ...importJobs,
  ...billingJobs,
  ...accountJobs,
  endExpiredSessions,
  forgetBudgets,
  changeBadgeKeys,
];
