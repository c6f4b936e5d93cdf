import { findAuthSecrets } from '../../platform/auth/index.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import type { Log } from '../../platform/telemetry/index.ts';
import { newBackupFile, removeOldBackups } from './backup-folder.ts';
import { type BackupSource, makeBackup } from './make-backup.ts';
import { backupNote } from './notes.ts';

interface Parts extends BackupSource {
  readonly log: Log;
}

const dayMs = 24 * 60 * 60 * 1000;
/** A number of our own among the advisory locks. */
const backupLock = 728_190_553;

/**
 * The backup of each night, on one server. It looks often, so that a night on which no server ran is made up for. A copy of
 * the database makes none: it would remove those of the one in use.
 */
export const scheduledBackup = defineJob<object, Parts>({
  name: 'scheduled-backup',
  actsOutside: true,
  cron: '*/10 * * * *',
  retries: 2,
  async run(parts) {
    const { backups } = parts.config;
    if (!backups || !(await isDue(parts, backups.atMinute))) return;
    await alone(parts, async () => {
      const now = parts.clock.now();
      const file = await newBackupFile(backups.folder, now);
      const { bytes, missing } = await makeBackup(parts, await findAuthSecrets(parts.config), file);
      await removeOldBackups(backups.folder, backups.keep);
      const megabytes = Math.ceil(bytes / 1024 / 1024);
      parts.log.info({ megabytes }, 'a backup was made');
      if (missing.length > 0)
        parts.log.warn({ count: missing.length }, 'the storage misses files that the database names');
    });
  },
});

/** Whether none was made since the last time at which one was to be made. */
async function isDue({ objects, clock }: Parts, atMinute: number): Promise<boolean> {
  const now = clock.now().getTime();
  const today = Math.floor(now / dayMs) * dayMs + atMinute * 60_000;
  const last = await objects.notes.read(backupNote);
  return last === null || Date.parse(last) < (today > now ? today - dayMs : today);
}

/** A large backup takes longer than a job may be silent about: a second server that is given it finds the lock. */
async function alone({ store }: Parts, work: () => Promise<void>): Promise<void> {
  const holder = await store.connectAlone();
  try {
    const asked = await holder.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      backupLock,
    ]);
    if (asked.rows[0]?.taken) await work();
  } finally {
    await holder.end();
  }
}
