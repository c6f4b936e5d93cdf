/** One encrypted file with all rows and all stored files, and the way back. */

export { BackupRefused } from './backup-refused.ts';
export { restoreBackup } from './restore-backup.ts';
export { writeBackup } from './write-backup.ts';
