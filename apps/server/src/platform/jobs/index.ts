export { UnrecoverableError } from './cannot-be-done.ts';
export {
  countFailedJobs,
  discardWaiting,
  listFailedJobs,
  oldestWaitingSince,
  retryFailedJobs,
} from './failed-jobs.ts';
export { type AnyJob, defineJob, type JobQueue, type Run } from './job.ts';
export { type Jobs, openJobs } from './open-jobs.ts';
