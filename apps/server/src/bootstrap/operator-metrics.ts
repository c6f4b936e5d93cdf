import { Gauge, type Registry } from 'prom-client';
import type { Services } from '../platform/http/index.ts';
import { findStopReason } from '../platform/installation/index.ts';
import { countFailedJobs, oldestWaitingSince } from '../platform/jobs/index.ts';
import { freeBytesNear } from '../platform/objects/index.ts';
import { backupNote } from './backups/index.ts';

type Parts = Pick<Services, 'config' | 'store' | 'objects'>;

/** One reading serves all gauges of a request, and concurrent requests. */
const keptMs = 2_000;

interface Reading {
  readonly databaseUp: number;
  readonly failedJobs: number;
  readonly oldestJobSeconds: number;
  readonly stopped: number;
  /** Seconds since 1970. */
  readonly lastBackup: number;
  readonly freeBytes: number;
}

const gauges: readonly (readonly [name: string, help: string, of: keyof Reading])[] = [
  ['clearpaw_database_up', '1 while the database answers', 'databaseUp'],
  ['clearpaw_failed_jobs', 'Jobs that failed for good', 'failedJobs'],
  ['clearpaw_oldest_job_seconds', 'How long the job that waits longest could have begun', 'oldestJobSeconds'],
  ['clearpaw_stopped', '1 while a restored or copied database sends and removes nothing', 'stopped'],
  ['clearpaw_last_backup_timestamp_seconds', 'When the last backup was made, NaN without one', 'lastBackup'],
  ['clearpaw_disk_free_bytes', 'Free space on the disk of DATA_DIR', 'freeBytes'],
];

/**
 * The metrics that alert rules use. A value that cannot be read is NaN: the endpoint also answers while the database is
 * unreachable.
 */
export function addOperatorMetrics(registry: Registry, parts: Parts): void {
  const read = readAtMostEvery(keptMs, () => readAll(parts));
  for (const [name, help, of] of gauges) {
    const gauge: Gauge = new Gauge({
      ...{ name, help, registers: [registry] },
      collect: async () => gauge.set((await read())[of]),
    });
  }
  const { pool } = parts.store;
  const connections: Gauge<'state'> = new Gauge({
    name: 'clearpaw_database_connections',
    help: 'Connections of the pool, and calls that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      connections.set({ state: 'open' }, pool.totalCount);
      connections.set({ state: 'idle' }, pool.idleCount);
      connections.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}

function readAtMostEvery(ms: number, read: () => Promise<Reading>): () => Promise<Reading> {
  let kept: { readonly at: number; readonly reading: Promise<Reading> } | null = null;
  return () => {
    const now = performance.now();
    if (kept === null || now - kept.at > ms) kept = { at: now, reading: read() };
    return kept.reading;
  };
}

async function readAll({ config, store, objects }: Parts): Promise<Reading> {
  const orNaN = (value: Promise<number>) => value.catch(() => Number.NaN);
  const since = async () => Number((await oldestWaitingSince(store))?.getTime() ?? Date.now());
  const [databaseUp, failedJobs, begun, stopped, lastBackup, freeBytes] = await Promise.all([
    store.pool.query('select 1').then(
      () => 1,
      () => 0,
    ),
    orNaN(countFailedJobs(store)),
    orNaN(since()),
    orNaN(findStopReason(store).then((reason) => (reason === null ? 0 : 1))),
    orNaN(objects.notes.read(backupNote).then((text) => Date.parse(text ?? '') / 1000)),
    orNaN(freeBytesNear(config.dataDir)),
  ]);
  const oldestJobSeconds = Math.max(0, (Date.now() - begun) / 1000);
  return { databaseUp, failedJobs, oldestJobSeconds, stopped, lastBackup, freeBytes };
}
