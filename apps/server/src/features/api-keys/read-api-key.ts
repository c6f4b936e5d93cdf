import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { preparedOnce } from '../../platform/database/index.ts';
import type { ApiClient, Services } from '../../platform/http/index.ts';
import { apiKeyTable } from '../../schema/api-key.ts';
import { memberTable } from '../../schema/member.ts';
import { isWholeKey, keyHashOf } from './key-text.ts';

/** `lastUsedAt` is written at most once in this time. */
const usePrecisionMs = 60_000;

const hash = sql.placeholder('hash');
const now = sql.placeholder('now');
const usableKey = preparedOnce((db) =>
  db
    .select({
      id: apiKeyTable.id,
      businessId: apiKeyTable.businessId,
      scopes: apiKeyTable.scopes,
      lastUsedAt: apiKeyTable.lastUsedAt,
    })
    .from(apiKeyTable)
    .innerJoin(
      memberTable,
      and(
        eq(memberTable.businessId, apiKeyTable.businessId),
        eq(memberTable.uid, apiKeyTable.createdBy),
        eq(memberTable.role, 'owner'),
      ),
    )
    .where(
      and(
        or(eq(apiKeyTable.hash, hash), and(eq(apiKeyTable.oldHash, hash), gt(apiKeyTable.oldKeyEndsAt, now))),
        isNull(apiKeyTable.revokedAt),
        or(isNull(apiKeyTable.expiresAt), gt(apiKeyTable.expiresAt, now)),
      ),
    )
    .prepare('usable_api_key'),
);

/** Read from the database at every call: a revoked key is refused by every server from that moment on. */
export async function readApiKey(
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  token: string,
): Promise<ApiClient | null> {
  if (!isWholeKey(token)) return null;
  const at = clock.now();
  const [row] = await usableKey(store.db).execute({ hash: keyHashOf(token), now: at.toISOString() });
  if (!row) return null;
  const { lastUsedAt, ...key } = row;
  if (lastUsedAt === null || at.getTime() - lastUsedAt.getTime() >= usePrecisionMs) {
    await store.db.update(apiKeyTable).set({ lastUsedAt: at }).where(eq(apiKeyTable.id, key.id));
  }
  return { kind: 'api-key', ...key };
}
