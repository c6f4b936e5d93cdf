/** The functions for bringing a whole export back. */
export { dataImportFunctions } from './data-import-functions.ts';
/** The work, and what goes in the night. */
export { dataImportJobs } from './data-import-jobs.ts';
