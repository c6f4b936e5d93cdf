/** Backups: one each night where there is a folder for them, one by hand, and the drill that restores one. */

export { listBackups } from './backup-folder.ts';
export { makeBackup, requireKey } from './make-backup.ts';
export { backupNote, drillNote } from './notes.ts';
export { runDrill } from './run-drill.ts';
export { scheduledBackup } from './scheduled-backup.ts';
