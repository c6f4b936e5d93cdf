import { setTimeout as pause } from 'node:timers/promises';
import type { Services } from '../../platform/http/index.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { rechecksTopic } from '../rechecks/index.ts';
import { recheckUntilDone } from './recheck-due.ts';

type Parts = Pick<Services, 'store' | 'clock' | 'events' | 'log'>;

/** A tick ends well within the minute after which it would be taken for dead; the next one goes on. */
const maxBatchesPerTick = 250;

/** The tick: each minute some businesses begin a new day, and with it some verdicts change. */
export const recheckDueJob = defineJob<object, Parts>({
  name: 'recheck-due',
  cron: '* * * * *',
  async run(services) {
    await recheckUntilDone(services, {}, maxBatchesPerTick);
  },
});

/** Changes of so long are judged together: where pets come and go all the time, each would be a transaction of its own. */
const gatherMs = 100;

/**
 * Judges again right after a change is committed, on every server at once: anyone who comes first takes a batch. What
 * fails here is taken up by the tick within a minute.
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
