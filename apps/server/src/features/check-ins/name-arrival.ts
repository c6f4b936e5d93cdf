import { hash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Call } from '../../platform/http/index.ts';
import { checkInTable } from '../../schema/check-in.ts';

/**
 * The id of an arrival is derived from its business and the key that the device created for it, so that the database
 * itself keeps it unique, whoever sends it and when. (A UUID of version 8: its content is application-defined.)
 */
export function nameArrival(businessId: string, key: string): string {
  const bytes = hash('sha256', `${businessId}\n${key}`, 'buffer').subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

export async function isEntered(call: Call, businessId: string, id: string): Promise<boolean> {
  const found = await call.services.store.db
    .select({ id: checkInTable.id })
    .from(checkInTable)
    .where(and(eq(checkInTable.businessId, businessId), eq(checkInTable.id, id)));
  return found.length > 0;
}
