/** The functions of imports. */
export { importFunctions } from './import-functions.ts';
/** Importing, undoing and inviting, batch after batch. */
export { importJobs } from './import-jobs.ts';
