export { importFunctions } from './import-functions.ts';
export { importJobs } from './import-jobs.ts';
