/** The folder of every embedded part, made and proven. */
export { makeDataDir } from './make-data-dir.ts';
export { makeFolderAt } from './make-folder-at.ts';
/** Every setting of the server, read once and proven before anything else starts. */
export { type Config, readConfig, type SmtpAccess } from './read-config.ts';
export { type AppleWallet, type GoogleWallet, hasExpired } from './read-wallets.ts';
/** What an operator should know of the settings, though they can be used. */
export { settingNotices } from './setting-notices.ts';
/** Thrown (once, at start) when a setting or a folder cannot be used; its message is one line for the operator. */
export { StartRefused } from './start-refused.ts';
