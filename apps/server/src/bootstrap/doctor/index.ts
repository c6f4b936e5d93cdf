/** What an operator should know before people notice it. */

export { backupNote } from './check-parts.ts';
export { examine } from './examine.ts';
/** The database of a server, beside that server. */
export { openDatabaseBeside } from './open-database-beside.ts';
