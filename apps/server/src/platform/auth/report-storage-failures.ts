import { APIError } from 'better-auth/api';
import type { DBAdapter, DBAdapterInstance } from 'better-auth/types';
import { diskFullMessage, isDiskFull, isUnavailable, unavailable } from '../database/index.ts';

/**
 * Makes a failed insert answer 507 if the disk is full, or 503 if the database is unreachable. Sign-up would treat
 * every other error as an invalid request and answer 422.
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
