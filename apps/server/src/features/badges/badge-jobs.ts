import type { Services } from '../../platform/http/index.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { rotateIfDue } from './badge-keys.ts';

/** Checks once an hour whether the key that signs badges is due to be replaced. */
export const changeBadgeKeys = defineJob<Record<string, never>, Services>({
  name: 'change-badge-keys',
  cron: '17 * * * *',
  async run(services) {
    const made = await rotateIfDue(services, services.clock.now());
    if (made) services.log.info({ kid: made.kid, signsFrom: made.signsFrom }, 'the next badge key was made');
  },
});
