import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AuditLogEnd } from '@clearpaw/domain';

/** Whoever can write the database but not read the server's secret cannot move the end of a trail. */
export function sealOf(secret: string, businessId: string, end: AuditLogEnd): string {
  const text = ['audit-head', businessId, end.count, end.hash, end.lastId ?? ''].join('|');
  return createHmac('sha256', secret).update(text).digest('hex');
}

export function isSealed(secret: string, businessId: string, end: AuditLogEnd, seal: string): boolean {
  const expected = Buffer.from(sealOf(secret, businessId, end));
  const given = Buffer.from(seal);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
