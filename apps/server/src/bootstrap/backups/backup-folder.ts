import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Names in the order of time. */
const ours = /^clearpaw-\d{4}-\d\d-\d\dT\d{6}Z\.backup(\.part)?$/;

/** The file of a scheduled backup that begins at this moment. */
export async function newBackupFile(folder: string, now: Date): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return join(folder, `clearpaw-${now.toISOString().slice(0, 19).replaceAll(':', '')}Z.backup`);
}

/** The files of scheduled backups that are whole, the newest first. */
export async function listBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const whole = names.filter((name) => ours.test(name) && !name.endsWith('.part'));
  return whole
    .sort()
    .reverse()
    .map((name) => join(folder, name));
}

/** Removes all but the newest, and what servers that were killed while they wrote have left before those. */
export async function removeOldBackups(folder: string, keep: number): Promise<void> {
  const kept = (await listBackups(folder)).slice(0, keep);
  const oldest = kept.at(-1) ?? '';
  const names = await readdir(folder);
  for (const name of names.filter((one) => ours.test(one) && join(folder, one) < oldest)) {
    await rm(join(folder, name), { force: true });
  }
}
