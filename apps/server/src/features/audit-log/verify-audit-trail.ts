import type { Call } from '../../platform/http/index.ts';
import { type LogCheck, verifyAuditLog } from '../audit/index.ts';
import { authorizeMember } from '../members/index.ts';

/** Walks the whole trail and says where it first does not hold. */
export async function verifyAuditTrail(call: Call, input: { businessId: string }): Promise<LogCheck> {
  const { business } = await authorizeMember(call, input.businessId, 'readAuditLog');
  return verifyAuditLog(call.services, business.id);
}
