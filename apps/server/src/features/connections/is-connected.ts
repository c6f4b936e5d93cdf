import { and, gt, isNull, or, type SQL } from 'drizzle-orm';
import { connection } from './connection.table.ts';

/** Neither revoked nor past the end its owner set. */
export function isConnected(now: Date): SQL | undefined {
  return and(isNull(connection.revokedAt), or(isNull(connection.endsAt), gt(connection.endsAt, now)));
}
