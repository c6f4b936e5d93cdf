import { APIError } from 'better-auth/api';
import type { DBAdapter, DBAdapterInstance } from 'better-auth/types';
import { diskFullMessage, isDiskFull, isUnavailable, unavailable } from '../database/index.ts';

/**
 * Lets a new row that could not be written for want of disk space, or of a database, answer 507 or 503. Sign-up takes
 * every other error for a fault of the request and answers 422.
 */
export function reportStorageFailures(open: DBAdapterInstance): DBAdapterInstance {
  return (options) => {
    const adapter = open(options);
    const transaction: DBAdapter['transaction'] = (work) =>
      adapter.transaction((part) => work({ ...part, create: reportingFailures(part) }));
    return { ...adapter, create: reportingFailures(adapter), transaction };
  };
}

function reportingFailures(adapter: Pick<DBAdapter, 'create'>): DBAdapter['create'] {
  return (async (input) => adapter.create(input).catch(reportFailure)) as DBAdapter['create'];
}

function reportFailure(problem: unknown): never {
  if (isDiskFull(problem)) {
    throw new APIError('INSUFFICIENT_STORAGE', { code: 'RESOURCE_EXHAUSTED', message: diskFullMessage });
  }
  if (isUnavailable(problem)) {
    const { status, message } = unavailable();
    throw new APIError('SERVICE_UNAVAILABLE', { code: status, message });
  }
  throw problem;
}
