import type { Clock } from '../clock/index.ts';
import { defineJob } from '../jobs/index.ts';
import type { Objects } from './open-objects.ts';

interface Parts {
  readonly objects: Objects;
  readonly clock: Clock;
}

/** Removes bytes discarded with their object or document, and expired uploads. */
export const collectBytes = defineJob<Record<string, never>, Parts>({
  name: 'collect-bytes',
  actsOutside: true,
  cron: '* * * * *',
  async run({ objects, clock }) {
    while ((await objects.collect(clock.now())) > 0);
  },
});

/** Removes orphaned bytes: left by a killed server, or by a deleted account. */
export const findOrphans = defineJob<Record<string, never>, Parts>({
  name: 'find-orphaned-bytes',
  actsOutside: true,
  cron: '17 3 * * *',
  async run({ objects, clock }) {
    await objects.removeOrphans(clock.now());
  },
});
