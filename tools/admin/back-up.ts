import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  listBackups,
  makeBackup,
  requireKey,
  runDrill,
} from '../../apps/server/src/bootstrap/backups/index.ts';
import { type AuthSecrets, secretsIn } from '../../apps/server/src/platform/auth/index.ts';
import { BackupRefused, restoreBackup } from '../../apps/server/src/platform/backup/index.ts';
import type { Config } from '../../apps/server/src/platform/config/index.ts';
import { migrate } from '../../apps/server/src/platform/database/index.ts';
import type { AdminServices, CommandOutcome } from './commands.ts';

/** The secrets, which a backup includes. */
export interface BackupServices extends AdminServices {
  readonly secrets: AuthSecrets;
}

/** Writes everything into one encrypted file, beside running servers. */
export async function backUp(services: BackupServices, file: string): Promise<CommandOutcome> {
  const begun = performance.now();
  const { tables, files, bytes, missing } = await makeBackup(services, services.secrets, file);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const megabytes = (bytes / 1024 / 1024).toFixed(1);
  return {
    lines: [
      ...missing.map((key) => `The storage has no file ${key}, which the database names.`),
      `${file}: ${tables} tables, ${files} files, ${megabytes} MiB in ${seconds} s.`,
      'Keep BACKUP_KEY apart from it: nobody can read the backup without it.',
    ],
    good: missing.length === 0,
  };
}

/** Replaces the database's contents with a backup, after checking every byte of it. */
export async function restore(
  services: AdminServices,
  file: string,
  replace: boolean,
): Promise<CommandOutcome> {
  const { store, config, objects, log } = services;
  const secret = requireKey(config);
  await migrate(store, log);
  const { tables, files, manifest } = await restoreBackup(
    {
      store,
      archive: objects.archive,
      secret,
      replace,
      accept: (found) => requireSecret(config, found.authSecret),
    },
    file,
  );
  if (config.authSecret === undefined) await keepSecret(config, manifest.authSecret);
  return {
    lines: [
      `The backup of ${manifest.createdAt} is restored: ${tables} tables, ${files} files.`,
      'Servers may be started. No mail, push message or request to Stripe is sent, and no file removed, until you run "npm run admin -- adopt".',
    ],
    good: true,
  };
}

/** Restores a backup, the newest of `BACKUP_DIR` unless one is named, where it touches nothing, and removes it again. */
export async function drill(services: AdminServices, file: string | undefined): Promise<CommandOutcome> {
  const { backups } = services.config;
  const chosen = file ?? (backups && (await listBackups(backups.folder))[0]);
  if (chosen === undefined)
    return {
      lines: ['There is no backup: name a file, or set BACKUP_DIR to a folder that has one.'],
      good: false,
    };
  const begun = performance.now();
  const { createdAt, tables, accounts, files } = await runDrill(services, chosen);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  return {
    lines: [
      `${chosen} can be restored: the backup of ${createdAt} with ${tables} tables, ${accounts} accounts and ${files} files, in ${seconds} s.`,
      'It was restored into a database of its own, which is gone again.',
    ],
    good: true,
  };
}

/** With another secret nobody could sign in, and sealed keys could not be opened. */
function requireSecret({ authSecret }: Config, theirs: string): void {
  if (authSecret === undefined) return;
  const ours: readonly string[] = secretsIn(authSecret);
  if (secretsIn(theirs).every((secret) => ours.includes(secret))) return;
  throw new BackupRefused('AUTH_SECRET is not the one of this backup: set the one it was made with.');
}

async function keepSecret({ dataDir }: Config, secret: string): Promise<void> {
  const file = join(dataDir, 'auth-secret');
  await writeFile(file, `${secret}\n`, { mode: 0o600 });
  await chmod(file, 0o600);
}
