import type { Services } from '../../platform/http/index.ts';
import { isAdopted } from '../../platform/installation/index.ts';
import { notifyDue } from '../alerts/index.ts';
import { markUnplanned } from './mark-changed.ts';
import { notifyNewViewers } from './notify-new-viewers.ts';
import { planDue } from './plan-due.ts';
import { processTriggers } from './process-triggers.ts';
import { sendDueReminders } from './send-due-reminders.ts';

/** New triggers are processed within seconds; a run without work costs five small queries. */
const pollIntervalMs = 2_000;

/** The order matters: a reminder is sent only after everything that may have canceled it was processed. */
const steps = [
  processTriggers,
  (services: Services) => notifyNewViewers(services),
  planDue,
  sendDueReminders,
  notifyDue,
];

/** Does everything that is due now. */
export async function processPending(services: Services): Promise<void> {
  // A copy sends nothing, because the original database has already sent it.
  if (!(await isAdopted(services.store))) return;
  for (const step of steps) {
    for (let more = true; more; ) more = (await step(services)) > 0;
  }
}

/** Polls until it is closed; every server does, and they share the work by rows. */
export function startReminders(services: Services): { close(): Promise<void> } {
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  const round = async (): Promise<void> => {
    try {
      await processPending(services);
    } catch (problem) {
      services.log.warn(
        { kind: (problem as Error).name },
        'alerts could not be worked off; trying again shortly',
      );
    }
    if (!closed) timer = setTimeout(begin, pollIntervalMs).unref();
  };
  let running = markUnplanned(services.store.db, services.clock.now()).catch(() => {});
  const begin = (): void => {
    running = round();
  };
  running = running.then(round);
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
