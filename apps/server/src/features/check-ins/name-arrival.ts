import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Call } from '../../platform/http/index.ts';
import { checkInTable } from '../../schema/check-in.ts';

/**
 * The id of an arrival is derived from its business and the key that the device created for it, so that the database
 * itself keeps it unique, whoever sends it and when. (A UUID of version 8: its content is application-defined.)
 */
export function nameArrival(businessId: string, key: string): string {
  const hash = createHash('sha256').update(`${businessId}\n${key}`).digest().subarray(0, 16);
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x80;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  return hash.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

export async function isEntered(call: Call, businessId: string, id: string): Promise<boolean> {
  const found = await call.services.store.db
    .select({ id: checkInTable.id })
    .from(checkInTable)
    .where(and(eq(checkInTable.businessId, businessId), eq(checkInTable.id, id)));
  return found.length > 0;
}
