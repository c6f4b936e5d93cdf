export { makeDataDir } from './make-data-dir.ts';
export { makeFolderAt } from './make-folder-at.ts';
export { type BackupSchedule, type Config, readConfig, type SmtpAccess } from './read-config.ts';
export { type AppleWallet, type GoogleWallet, hasExpired } from './read-wallets.ts';
export { settingNotices } from './setting-notices.ts';
export { StartRefused } from './start-refused.ts';
