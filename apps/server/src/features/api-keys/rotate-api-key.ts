import type { apiKeys } from '@clearpaw/contract';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../platform/database/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { apiKeyTable } from '../../schema/api-key.ts';
import { memberTable } from '../../schema/member.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { authorizeMember } from '../members/index.ts';
import type { NewKey } from './create-api-key.ts';
import { emailOwners } from './email-owners.ts';
import { type ApiKeyRow, findApiKey } from './find-api-key.ts';
import { hintOf, keyHashOf, newKeyText } from './key-text.ts';

type Input = z.output<typeof apiKeys.rotateApiKey.input>;

const longestOverlapMs = 30 * 86_400_000;

/** Creates a new key to replace the old one, which remains valid for a while so that programs can change one by one. */
export async function rotateApiKey(call: AuditedCall, input: Input): Promise<NewKey> {
  const { business } = await authorizeMember(call, input.businessId, 'manageApiKeys');
  const endsAt = input.oldKeyEndsAt === undefined ? call.now : new Date(input.oldKeyEndsAt);
  if (endsAt.getTime() > call.now.getTime() + longestOverlapMs) {
    const message = 'The old key can work for up to 30 more days.';
    throw refuse.invalid([{ path: 'oldKeyEndsAt', message, reason: 'overlap_too_long' }]);
  }
  const key = newKeyText();
  return call.services.store.transaction(async (tx) => {
    const row = await findApiKey(tx.db, { businessId: business.id, keyId: input.keyId });
    const { id, name, scopes } = row;
    if (!(await isUsable(tx.db, row, call.now))) {
      throw refuse.precondition('key_ended', 'This key no longer works. Create a new one instead.');
    }
    await tx.db
      .update(apiKeyTable)
      .set({
        ...{ hash: keyHashOf(key), hint: hintOf(key), createdBy: call.uid },
        ...{ oldHash: row.hash, oldKeyEndsAt: endsAt },
      })
      .where(eq(apiKeyTable.id, id));
    await appendEntry(tx.db, call, { businessId: business.id, subject: { kind: 'api-key', id } });
    await emailOwners(tx, call, { business, name, scopes, event: 'rotated' });
    return { id, key };
  });
}

/** A key whose creator has left must not become valid again, not even during the overlap. */
async function isUsable(db: Database, key: ApiKeyRow, now: Date): Promise<boolean> {
  if (key.revokedAt || (key.expiresAt && key.expiresAt <= now) || key.createdBy === null) return false;
  const { businessId, uid, role } = memberTable;
  const isOwner = and(eq(businessId, key.businessId), eq(uid, key.createdBy), eq(role, 'owner'));
  return (await db.$count(memberTable, isOwner)) > 0;
}
