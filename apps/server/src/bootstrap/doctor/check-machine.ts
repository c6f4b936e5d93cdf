import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type AuthSecrets, secretsIn } from '../../platform/auth/index.ts';
import { type Config, makeDataDir, settingNotices } from '../../platform/config/index.ts';
import { probeFreeSpace } from '../../platform/objects/index.ts';
import { type CheckResult, examined, fail, ok, warn } from './check-result.ts';

/** Checks what needs no database: settings, folder, disk and secret. */
export async function checkMachine(config: Config): Promise<readonly CheckResult[]> {
  const { dataDir, minFreeDiskMiB } = config;
  return [
    ...checkSettings(config),
    ...(await examined('folder', '', async () => {
      await makeDataDir(dataDir);
      return ok('folder', `${dataDir} can be written.`);
    })),
    ...(await examined('disk', 'Free some space, or lower MIN_FREE_DISK_MB.', async () => {
      await probeFreeSpace(dataDir, minFreeDiskMiB);
      return ok('disk', `At least ${minFreeDiskMiB} MiB are free below ${dataDir}.`);
    })),
    ...(await checkSecretFile(config)),
  ];
}

function checkSettings(config: Config): readonly CheckResult[] {
  const notices = settingNotices(config).map((line) => warn('settings', line));
  if (config.production && config.backupKey === undefined)
    notices.push(warn('settings', 'BACKUP_KEY is not set: backups need it, with at least 32 characters.'));
  if (config.production && config.breachedPasswordsFile === undefined)
    notices.push(
      warn(
        'settings',
        'BREACHED_PASSWORDS_FILE is not set: passwords known from leaks are accepted. How to get the list: docs/guides/operate.md',
      ),
    );
  return notices.length > 0 ? notices : [ok('settings', 'All settings can be used.')];
}

/** The file is created at the first start if AUTH_SECRET is not set. */
async function checkSecretFile({ authSecret, dataDir }: Config): Promise<readonly CheckResult[]> {
  if (authSecret !== undefined) return [ok('secret file', 'AUTH_SECRET is set, no file is used.')];
  const file = join(dataDir, 'auth-secret');
  const found = await stat(file).catch(() => null);
  if (!found) return [ok('secret file', 'None yet: the first start makes one.')];
  const others = found.mode & 0o077;
  if (others === 0) return [ok('secret file', `Only its owner can read ${file}.`)];
  return [fail('secret file', `Other users of this machine can read ${file}. Run: chmod 600 ${file}`)];
}

/** The secrets of this installation; null before the first start. Unlike a start, it creates none. */
export async function readAuthSecrets({ authSecret, dataDir }: Config): Promise<AuthSecrets | null> {
  const file = join(dataDir, 'auth-secret');
  const text = authSecret ?? (await readFile(file, 'utf8').catch(() => null));
  return text === null ? null : secretsIn(text.trim());
}
