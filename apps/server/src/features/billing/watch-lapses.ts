import type { Services } from '../../platform/http/index.ts';
import { lapseDue, nextLapse } from './lapse-due.ts';

/** How often the next end is looked for: a person who loses access is refused within about a second. */
const pollIntervalMs = 1_000;

export interface LapseWatch {
  close(): Promise<void>;
}

/**
 * Records access that ends by time at the moment it ends. The queue's schedule is too slow for that, because it counts
 * minutes.
 */
export function watchLapses(services: Services): LapseWatch {
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const round = async () => {
    try {
      await lapseIfDue(services);
    } catch (problem) {
      services.log.warn({ kind: (problem as Error).name }, 'lapsing failed; it is tried again shortly');
    }
    if (!closed) timer = setTimeout(begin, pollIntervalMs).unref();
  };
  const begin = () => {
    running = round();
  };
  begin();
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      await running;
    },
  };
}

async function lapseIfDue(services: Services): Promise<void> {
  const next = await nextLapse(services);
  if (next && next <= services.clock.now()) await lapseDue(services);
}
