import { setTimeout as pause } from 'node:timers/promises';
import type { Services } from '../../platform/http/index.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { rechecksTopic } from '../rechecks/index.ts';
import { recheckUntilDone } from './recheck-due.ts';

type Parts = Pick<Services, 'store' | 'clock' | 'events' | 'log'>;

/** A run ends well within the minute after which it would count as dead; the next one continues. */
const maxBatchesPerTick = 250;

/** Runs each minute: whenever a business begins a new day, some verdicts change. */
export const recheckDueJob = defineJob<object, Parts>({
  name: 'recheck-due',
  cron: '* * * * *',
  async run(services) {
    await recheckUntilDone(services, {}, maxBatchesPerTick);
  },
});

/**
 * Changes within this time are judged together; otherwise at a busy business each would be a transaction of its own.
 */
const gatherMs = 100;

/**
 * Judges again right after a change is committed, on every server at once; each takes different batches. What fails
 * here is done by the job within a minute.
 */
export async function followRechecks(services: Parts): Promise<{ close(): Promise<void> }> {
  const leaving = new AbortController();
  const changes = await services.events.subscribe([rechecksTopic], leaving.signal);
  const judge = () =>
    recheckUntilDone(services).catch((problem: Error) =>
      services.log.warn({ kind: problem.name }, 'judging again failed; the next tick repeats it'),
    );
  let gathering = false;
  let judging = Promise.resolve();
  const judgeTogether = async (before: Promise<void>) => {
    await before;
    await pause(gatherMs, undefined, { signal: leaving.signal }).catch(() => {});
    gathering = false;
    await judge();
  };
  const following = (async () => {
    for await (const _ of changes) {
      if (gathering) continue;
      gathering = true;
      judging = judgeTogether(judging);
    }
  })();
  return {
    async close() {
      leaving.abort();
      changes.close();
      await following;
      await judging;
    },
  };
}
