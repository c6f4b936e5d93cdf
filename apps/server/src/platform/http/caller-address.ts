import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { Config } from '../config/index.ts';

/** The header is trusted only behind our own proxy; otherwise callers could write anything in it. */
export function callerAddress(context: Context, config: Config): string {
  const forwarded = context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  if (config.trustProxy && forwarded) return forwarded;
  return (getConnInfo(context).remote.address ?? '').replace(/^::ffff:/, '');
}
