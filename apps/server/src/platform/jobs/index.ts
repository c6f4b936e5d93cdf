/** Work after the commit: jobs on the product's own database, shared by all servers. */

export { type AnyJob, defineJob, type EnqueueOptions, type Job, type JobQueue } from './job.ts';
export { deadLetters, type Jobs, openJobs } from './open-jobs.ts';
