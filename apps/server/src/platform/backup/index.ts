/** One encrypted file with all rows and all stored files, and the way back. */

export { BackupRefused } from './backup-refused.ts';
export type { Counts } from './records.ts';
export { checkBackup, restoreBackup } from './restore-backup.ts';
export { type BackupSummary, writeBackup } from './write-backup.ts';
