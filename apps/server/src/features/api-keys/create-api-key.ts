import type { apiKeys, OutputOf } from '@clearpaw/contract';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { z } from 'zod';
import type { Tx } from '../../platform/database/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { apiKeyTable } from '../../schema/api-key.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { authorizeMember, lockBusiness } from '../members/index.ts';
import { emailOwners } from './email-owners.ts';
import { hintOf, keyHashOf, newKeyText } from './key-text.ts';

type Input = z.output<typeof apiKeys.createApiKey.input>;
export type NewKey = OutputOf<typeof apiKeys.createApiKey>;

/** More than any business needs; it stops a program that creates keys in a loop. */
const maxUsableKeys = 50;

/** The key is shown only in this answer. All owners of the business are notified by email. */
export async function createApiKey(call: AuditedCall, input: Input): Promise<NewKey> {
  const { business } = await authorizeMember(call, input.businessId, 'manageApiKeys');
  const expiresAt = input.expiresAt === undefined ? null : new Date(input.expiresAt);
  if (expiresAt && expiresAt <= call.now) {
    throw refuse.invalid([
      { path: 'expiresAt', message: 'Choose a time in the future.', reason: 'time_in_past' },
    ]);
  }
  const { name, scopes } = input;
  const [id, key] = [call.services.newId(), newKeyText()];
  return call.services.store.transaction(async (tx) => {
    await refuseTooMany(tx, business.id, call.now);
    await tx.db.insert(apiKeyTable).values({
      ...{ id, businessId: business.id, name, scopes, hash: keyHashOf(key), hint: hintOf(key) },
      ...{ createdBy: call.uid, createdAt: call.now, expiresAt },
    });
    await appendEntry(tx.db, call, { businessId: business.id, subject: { kind: 'api-key', id } });
    await emailOwners(tx, call, { business, name, scopes, event: 'created' });
    return { id, key };
  });
}

async function refuseTooMany({ db }: Tx, businessId: string, now: Date): Promise<void> {
  await lockBusiness(db, businessId);
  const { expiresAt, revokedAt } = apiKeyTable;
  const usable = await db.$count(
    apiKeyTable,
    and(eq(apiKeyTable.businessId, businessId), isNull(revokedAt), or(isNull(expiresAt), gt(expiresAt, now))),
  );
  if (usable < maxUsableKeys) return;
  throw refuse.precondition(
    'too_many_keys',
    `A business can have up to ${maxUsableKeys} API keys. Revoke one you no longer use.`,
  );
}
