import type { Context } from 'hono';
import type { Log } from '../../telemetry/index.ts';
import { ownerOfPrefix } from '../object-path.ts';
import { readTarget } from './raw-target.ts';

/** Refused permissions and limits; a missing or malformed file is not logged. */
const logged: ReadonlySet<number> = new Set([401, 402, 403, 413, 415, 429, 507]);

/** One line for each refusal: the folder's owner by id, and the status. Names of files are not logged. */
export function logStorageRefusal(log: Log, context: Context, status: number): void {
  if (!logged.has(status)) return;
  const path = readTarget(context).path || (context.req.query('name') ?? '');
  const call = {
    requestId: context.get('requestId') as string,
    method: context.req.method,
    ownerId: ownerOfPrefix(path),
    status,
  };
  if (status === 507) log.error(call, 'the disk is full');
  else log.info(call, 'a storage request was refused');
}
