import type { Call } from '../../platform/http/index.ts';
import { type LogCheck, verifyAuditLog } from '../audit/index.ts';
import { authorizeMember } from '../members/index.ts';

/** Verifies the whole audit log and reports the first invalid entry. */
export async function verifyAuditTrail(call: Call, input: { businessId: string }): Promise<LogCheck> {
  const { business } = await authorizeMember(call, input.businessId, 'readAuditLog');
  return verifyAuditLog(call.services, business.id);
}
