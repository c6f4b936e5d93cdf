import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import {
  oauthAccessTokenTable,
  oauthClientTable,
  secretPrefixes,
  storedTokenOf,
} from '../../platform/auth/index.ts';
import { preparedOnce } from '../../platform/database/index.ts';
import type { AppAccess, Services } from '../../platform/http/index.ts';
import { appGrantTable, appTable } from '../../schema/app.ts';
import { memberTable } from '../../schema/member.ts';
import { profileTable } from '../../schema/profile.ts';
import { oldestDecision } from './grant-end.ts';

/** `lastUsedAt` is written at most once in this time. */
const usePrecisionMs = 60_000;

/**
 * For a business, as long as the person who gave access manages it; for a person, as long as the account is a pet
 * owner's.
 */
const mayStill = or(
  inArray(memberTable.role, ['owner', 'manager']),
  and(isNull(appGrantTable.businessId), eq(profileTable.userType, 'owner')),
);

const usableToken = preparedOnce((db) =>
  db
    .select({
      id: appGrantTable.id,
      uid: appGrantTable.uid,
      businessId: appGrantTable.businessId,
      allowed: appGrantTable.scopes,
      lastUsedAt: appGrantTable.lastUsedAt,
      scopes: oauthAccessTokenTable.scopes,
    })
    .from(oauthAccessTokenTable)
    .innerJoin(appGrantTable, sql`${appGrantTable.id}::text = ${oauthAccessTokenTable.referenceId}`)
    .innerJoin(appTable, eq(appTable.id, appGrantTable.appId))
    .innerJoin(
      oauthClientTable,
      and(
        eq(oauthClientTable.clientId, appTable.clientId),
        eq(oauthClientTable.clientId, oauthAccessTokenTable.clientId),
      ),
    )
    .leftJoin(profileTable, eq(profileTable.uid, appGrantTable.uid))
    .leftJoin(
      memberTable,
      and(eq(memberTable.businessId, appGrantTable.businessId), eq(memberTable.uid, appGrantTable.uid)),
    )
    .where(
      and(
        eq(oauthAccessTokenTable.token, sql.placeholder('token')),
        gt(oauthAccessTokenTable.expiresAt, sql.placeholder('now')),
        isNull(oauthAccessTokenTable.revoked),
        isNull(appGrantTable.endedAt),
        gt(appGrantTable.createdAt, sql.placeholder('oldest')),
        mayStill,
      ),
    )
    .prepare('usable_app_token'),
);

/** Read from the database at every call: a disconnected app is refused by every server from that moment on. */
export async function readAppToken(
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  token: string,
): Promise<AppAccess | null> {
  const at = clock.now();
  const stored = storedTokenOf(token, secretPrefixes.access);
  const [row] = await usableToken(store.db).execute({
    token: stored,
    now: at.toISOString(),
    oldest: oldestDecision(at).toISOString(),
  });
  if (!row) return null;
  const { id, uid, businessId, allowed, lastUsedAt } = row;
  if (lastUsedAt === null || at.getTime() - lastUsedAt.getTime() >= usePrecisionMs) {
    await store.db.update(appGrantTable).set({ lastUsedAt: at }).where(eq(appGrantTable.id, id));
  }
  const granted: ReadonlySet<string> = new Set(allowed);
  return { id, uid, businessId, scopes: row.scopes.filter((scope) => granted.has(scope)) };
}

/** Whether tokens may be renewed. */
export async function isUsableGrant(
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  grantId: string,
): Promise<boolean> {
  const { id, endedAt, createdAt } = appGrantTable;
  const rows = await store.db
    .select({ id: appGrantTable.id })
    .from(appGrantTable)
    .innerJoin(appTable, eq(appTable.id, appGrantTable.appId))
    .leftJoin(profileTable, eq(profileTable.uid, appGrantTable.uid))
    .leftJoin(
      memberTable,
      and(eq(memberTable.businessId, appGrantTable.businessId), eq(memberTable.uid, appGrantTable.uid)),
    )
    .where(
      and(
        sql`${id}::text = ${grantId}`,
        isNull(endedAt),
        gt(createdAt, oldestDecision(clock.now())),
        mayStill,
      ),
    );
  return rows.length > 0;
}

/** The business an app was connected to; null if a pet owner connected it. */
export async function businessOfGrant(
  { store }: Pick<Services, 'store'>,
  grantId: string,
): Promise<string | null> {
  const [found] = await store.db
    .select({ businessId: appGrantTable.businessId })
    .from(appGrantTable)
    .where(eq(appGrantTable.id, grantId));
  return found?.businessId ?? null;
}
