import { type AuthSecrets, writeSecrets } from '../../platform/auth/index.ts';
import { BackupRefused, type BackupSummary, writeBackup } from '../../platform/backup/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { Config } from '../../platform/config/index.ts';
import type { Store } from '../../platform/database/index.ts';
import type { Objects } from '../../platform/objects/index.ts';
import { leftOutOfBackups } from '../installation.ts';
import { backupNote } from './notes.ts';
import { readVersion } from './read-version.ts';

export interface BackupSource {
  readonly store: Store;
  readonly config: Config;
  readonly objects: Objects;
  readonly clock: Clock;
}

/**
 * Writes everything into one encrypted file, beside running servers, and notes when.
 *
 * @throws BackupRefused without `BACKUP_KEY`, and for a file that is there already
 */
export async function makeBackup(
  { store, config, objects, clock }: BackupSource,
  secrets: AuthSecrets,
  file: string,
): Promise<BackupSummary> {
  const createdAt = clock.now().toISOString();
  const summary = await writeBackup(
    { store, archive: objects.archive, secret: requireKey(config), leaveOut: leftOutOfBackups },
    { version: readVersion(), createdAt, authSecret: writeSecrets(secrets) },
    file,
  );
  await objects.notes.write(backupNote, createdAt);
  return summary;
}

export function requireKey({ backupKey }: Config): string {
  if (backupKey !== undefined) return backupKey;
  throw new BackupRefused(
    'BACKUP_KEY is missing: it takes at least 32 characters, such as from "openssl rand -base64 32".',
  );
}
