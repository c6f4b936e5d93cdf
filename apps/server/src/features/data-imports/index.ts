export { dataImportFunctions } from './data-import-functions.ts';
export { dataImportJobs } from './data-import-jobs.ts';
