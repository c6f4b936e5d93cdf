import type { Services } from '../../platform/http/index.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { workOffAlerts } from './reminder-work.ts';

/** Once a minute, should the quicker looking around of `startReminders` have stopped. */
export const alertRound = defineJob<object, Services>({
  name: 'alert-round',
  cron: '* * * * *',
  retries: 0,
  run: (services) => workOffAlerts(services),
});
