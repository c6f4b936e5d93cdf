import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { Config } from '../config/index.ts';

/** Only behind a proxy of our own does the header say who calls; anyone else could write what they like. */
export function callerAddress(context: Context, config: Config): string {
  const forwarded = context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  if (config.trustProxy && forwarded) return forwarded;
  return (getConnInfo(context).remote.address ?? '').replace(/^::ffff:/, '');
}
