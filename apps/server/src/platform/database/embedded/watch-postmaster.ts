import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { atMostEvery, type Log } from '../../telemetry/index.ts';

const retryAfterMs = 250;

interface Watched {
  /** An idle connection, which ends at the moment the postmaster does. */
  connect(): Promise<pg.Client>;
  /** Makes sure that a postmaster runs: the present one, or a new one. */
  revive(): Promise<void>;
  readonly log: Log;
}

export interface PostmasterWatch {
  close(): Promise<void>;
}

/** Starts the postmaster again whenever it has ended, until closed. */
export function watchPostmaster({ connect, revive, log }: Watched): PostmasterWatch {
  const closing = new AbortController();
  const sayFailed = atMostEvery(10_000, (times, reason: string) =>
    log.error({ reason, times }, 'the embedded database does not start; trying again'),
  );
  const untilLost = async () => {
    const client = await connect();
    await new Promise<void>((resolve) => {
      client.once('end', resolve);
      closing.signal.addEventListener('abort', () => resolve(), { once: true });
      if (closing.signal.aborted) resolve();
    });
    if (closing.signal.aborted) await client.end();
    else log.warn('the embedded database is gone; starting it again');
  };
  const keepRunning = async () => {
    while (!closing.signal.aborted) {
      try {
        await untilLost();
        if (!closing.signal.aborted) await revive();
      } catch (problem) {
        sayFailed((problem as Error).message);
        await pause(retryAfterMs, undefined, { signal: closing.signal, ref: false }).catch(() => {});
        if (!closing.signal.aborted) await revive().catch((again: Error) => sayFailed(again.message));
      }
    }
  };
  const ended = keepRunning();
  return {
    async close() {
      closing.abort();
      await ended;
    },
  };
}
