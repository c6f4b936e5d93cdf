/** Checks of an installation for `npm run admin -- doctor`. */

export { examine } from './examine.ts';
export { openDatabaseBeside } from './open-database-beside.ts';
