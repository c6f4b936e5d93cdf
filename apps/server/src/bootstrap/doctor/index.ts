/** Checks of an installation for `npm run admin -- doctor`. */

export { backupNote } from './check-parts.ts';
export { examine } from './examine.ts';
export { openDatabaseBeside } from './open-database-beside.ts';
