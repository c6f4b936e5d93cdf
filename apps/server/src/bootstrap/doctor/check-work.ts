import type { Store } from '../../platform/database/index.ts';
import { findStopReason, stopNotice } from '../../platform/installation/index.ts';
import { countFailedJobs, oldestWaitingSince } from '../../platform/jobs/index.ts';
import { type CheckResult, examined, fail, ok, warn } from './check-result.ts';

const warnWaitMinutes = 15;

/** Checks whether waiting work is being done. */
export async function checkWork(store: Store, now: Date): Promise<readonly CheckResult[]> {
  const remedy = 'Look at the log of the server.';
  const found = await Promise.all([
    examined('installation', remedy, async () => {
      const reason = await findStopReason(store);
      if (reason !== null) return fail('installation', stopNotice(reason));
      return ok('installation', 'These files belong to this database.');
    }),
    examined('failed jobs', remedy, async () => {
      const count = await countFailedJobs(store);
      if (count === 0) return ok('failed jobs', 'None.');
      return warn('failed jobs', `${count} failed for good. See why, then try again: npm run admin -- jobs`);
    }),
    examined('waiting jobs', remedy, async () => waitFinding(await oldestWaitingSince(store), now)),
  ]);
  return found.flat();
}

/** `since`: when the job that has waited longest could have begun. */
export function waitFinding(since: Date | null, now: Date): CheckResult {
  const minutes = since ? Math.floor((now.getTime() - since.getTime()) / 60_000) : 0;
  if (minutes < warnWaitMinutes) return ok('waiting jobs', 'None waits long.');
  return warn(
    'waiting jobs',
    `One has waited for ${minutes} minutes: mail, alerts and reading of documents are late. Start a server, or look at its log.`,
  );
}
