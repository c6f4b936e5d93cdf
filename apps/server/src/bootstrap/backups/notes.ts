/** Beside the stored files: the instant of the last backup, and of the last one that a drill restored, in ISO 8601. */
export const backupNote = 'last-backup';
export const drillNote = 'last-backup-drill';
