import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AuditLogEnd } from '@clearpaw/domain';

/**
 * A seal of the end of an audit log. Writing to the database without the server's secret is not enough to move the end.
 */
export function sealOf(secret: string, businessId: string, end: AuditLogEnd): string {
  const text = ['audit-head', businessId, end.count, end.hash, end.lastId ?? ''].join('|');
  return createHmac('sha256', secret).update(text).digest('hex');
}

/** Whether one of the server's secrets made the seal. */
export function isSealed(
  secrets: readonly string[],
  businessId: string,
  end: AuditLogEnd,
  seal: string,
): boolean {
  const given = Buffer.from(seal);
  return secrets.some((secret) => {
    const expected = Buffer.from(sealOf(secret, businessId, end));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
