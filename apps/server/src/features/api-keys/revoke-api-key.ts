import { eq } from 'drizzle-orm';
import { apiKeyTable } from '../../schema/api-key.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { authorizeMember } from '../members/index.ts';
import { findApiKey } from './find-api-key.ts';

interface Input {
  readonly businessId: string;
  readonly keyId: string;
}

/**
 * Needs only permission to read: a leaked key can be ended even if the plan has lapsed. Repeating it changes nothing.
 */
export async function revokeApiKey(call: AuditedCall, input: Input): Promise<Record<string, never>> {
  const { business } = await authorizeMember(call, input.businessId, 'readApiKeys');
  return call.services.store.transaction(async ({ db }) => {
    const { id, revokedAt } = await findApiKey(db, { businessId: business.id, keyId: input.keyId });
    if (revokedAt) return {};
    await db.update(apiKeyTable).set({ revokedAt: call.now }).where(eq(apiKeyTable.id, id));
    await appendEntry(db, call, { businessId: business.id, subject: { kind: 'api-key', id } });
    return {};
  });
}
