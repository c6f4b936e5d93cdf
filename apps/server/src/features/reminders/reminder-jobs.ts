import type { Services } from '../../platform/http/index.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { processPending } from './reminder-work.ts';
import { sendWeeklySummaries } from './send-weekly-summary.ts';

/** Once a minute, in case the more frequent polling of `startReminders` has stopped. */
export const alertRound = defineJob<object, Services>({
  name: 'alert-round',
  cron: '* * * * *',
  retries: 0,
  run: (services) => processPending(services),
});

/**
 * Every time zone is a whole number of quarter hours from UTC: businesses where it is Monday, eight o'clock, get their
 * summary.
 */
export const weeklyDigest = defineJob<object, Services>({
  name: 'weekly-digest',
  actsOutside: true,
  cron: '*/15 * * * *',
  retries: 0,
  run: (services) => sendWeeklySummaries(services),
});
