import type { apiKeys, OutputOf } from '@clearpaw/contract';
import { sql } from 'drizzle-orm';
import { userTable } from '../../platform/auth/index.ts';
import { apiKeyTable } from '../../schema/api-key.ts';
import { memberTable } from '../../schema/member.ts';
import { profileTable } from '../../schema/profile.ts';

export type PresentedKey = OutputOf<typeof apiKeys.listApiKeys>['items'][number];

export const keyColumns = {
  key: apiKeyTable,
  role: memberTable.role,
  createdBy: sql<string | null>`coalesce(${profileTable.displayName}, ${userTable.email})`,
};

interface KeyRow {
  readonly key: typeof apiKeyTable.$inferSelect;
  readonly role: string | null;
  readonly createdBy: string | null;
}

export function presentKey({ key, role, createdBy }: KeyRow, now: Date): PresentedKey {
  const { id, name, hint, scopes, createdAt, expiresAt, lastUsedAt, oldKeyEndsAt } = key;
  const state = stateOf(key, role, now);
  const overlaps = state === 'active' && oldKeyEndsAt !== null && oldKeyEndsAt > now;
  return {
    ...{ id, name, hint, scopes: [...scopes], state, createdBy },
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    oldKeyEndsAt: overlaps ? oldKeyEndsAt.toISOString() : null,
  };
}

function stateOf({ revokedAt, expiresAt }: KeyRow['key'], role: string | null, now: Date) {
  if (revokedAt) return 'revoked';
  if (expiresAt && expiresAt <= now) return 'expired';
  return role === 'owner' ? 'active' : 'orphaned';
}
