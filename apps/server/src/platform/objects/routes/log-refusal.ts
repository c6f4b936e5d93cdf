import type { Context } from 'hono';
import type { Log } from '../../telemetry/index.ts';
import { ownerOfPrefix } from '../object-path.ts';
import { readTarget } from './raw-target.ts';

/** What a sender was not let do, and what a limit refused; a file that is missing or malformed is no such thing. */
const logged: ReadonlySet<number> = new Set([401, 402, 403, 413, 415, 429, 507]);

/** One line for each refusal: whose folder by id, and why by number. Names of files stay out of the log. */
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
