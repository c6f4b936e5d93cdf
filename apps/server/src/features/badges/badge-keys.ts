import { makeKeyPair, type SigningKey } from '@clearpaw/protocol';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import type { Services } from '../../platform/http/index.ts';
import { badgeKeyTable } from '../../schema/badge.ts';

export type BadgeKeyRow = typeof badgeKeyTable.$inferSelect;
type KeyServices = Pick<Services, 'store' | 'sealer'>;

const hourMs = 60 * 60 * 1000;
/** A key is replaced after this long. */
const signsForMs = 30 * 24 * hourMs;
/** Scanners fetch keys at least daily; without the new key they would refuse cleared pets. */
const publishedAheadMs = 24 * hourMs;
/** A badge is valid for a week; one more day for clock differences. */
const neededAfterMs = 8 * 24 * hourMs;
const makingKeys = 7_263_001;
const p256 = { name: 'ECDSA', namedCurve: 'P-256' } as const;

/** The keys that verify badges which may still be in use, newest first. */
export async function publishedKeys({ store }: Pick<Services, 'store'>, now: Date): Promise<BadgeKeyRow[]> {
  const rows = await store.db
    .select()
    .from(badgeKeyTable)
    .where(isNull(badgeKeyTable.revokedAt))
    .orderBy(desc(badgeKeyTable.signsFrom));
  const current = rows.findIndex((row) => row.signsFrom <= now);
  return rows.filter((_, index) => {
    // A key was replaced when the next newer one began to sign.
    const successor = index > current ? rows[index - 1] : undefined;
    return !successor || now.getTime() - successor.signsFrom.getTime() < neededAfterMs;
  });
}

const opened = new WeakMap<object, Map<string, SigningKey>>();

/** The key that signs now; created if there is none, or none that this server's secret can decrypt. */
export async function signingKey(services: KeyServices, now: Date): Promise<SigningKey> {
  const found = await openNewest(services, services.store.db, now);
  if (found) return found;
  return services.store.transaction(async ({ db }) => {
    await lock(db);
    const meanwhile = await openNewest(services, db, now);
    if (meanwhile) return meanwhile;
    // Requests that began a little earlier, here or on another server, must see it as already signing.
    await insertKey(services, db, new Date(now.getTime() - 60_000), now);
    const made = await openNewest(services, db, now);
    if (!made) throw new Error('A key that was just made cannot be opened.');
    return made;
  });
}

/** Creates the next key: it signs from tomorrow on, or at once if the old one may have leaked. */
export async function rotateKeys(
  services: KeyServices,
  now: Date,
  { atOnce = false }: { readonly atOnce?: boolean } = {},
): Promise<BadgeKeyRow> {
  const signsFrom = atOnce ? now : new Date(now.getTime() + publishedAheadMs);
  return services.store.transaction(async ({ db }) => {
    await lock(db);
    return insertKey(services, db, signsFrom, now);
  });
}

/** Rotates if the newest key has signed long enough; may be called at any time. */
export async function rotateIfDue(services: KeyServices, now: Date): Promise<BadgeKeyRow | null> {
  return services.store.transaction(async ({ db }) => {
    await lock(db);
    const [newest] = await db
      .select()
      .from(badgeKeyTable)
      .where(isNull(badgeKeyTable.revokedAt))
      .orderBy(desc(badgeKeyTable.signsFrom))
      .limit(1);
    if (newest && now.getTime() - newest.signsFrom.getTime() < signsForMs - publishedAheadMs) return null;
    const signsFrom = newest ? new Date(now.getTime() + publishedAheadMs) : now;
    return insertKey(services, db, signsFrom, now);
  });
}

/**
 * Revokes a leaked key: from now on it signs nothing, is not published, and badges that it signed are refused. If it
 * was the signing key, a new one begins at once.
 * @returns the key that signs now, or null if there is no such key
 */
export async function revokeKey(services: KeyServices, kid: string, now: Date): Promise<BadgeKeyRow | null> {
  return services.store.transaction(async ({ db }) => {
    await lock(db);
    const revoked = await db
      .update(badgeKeyTable)
      .set({ revokedAt: now })
      .where(and(eq(badgeKeyTable.kid, kid), isNull(badgeKeyTable.revokedAt)))
      .returning({ kid: badgeKeyTable.kid });
    if (revoked.length === 0) return null;
    const rows = await db
      .select()
      .from(badgeKeyTable)
      .where(isNull(badgeKeyTable.revokedAt))
      .orderBy(desc(badgeKeyTable.signsFrom));
    return rows.find(({ signsFrom }) => signsFrom <= now) ?? insertKey(services, db, now, now);
  });
}

function lock(db: Database) {
  return db.execute(sql`select pg_advisory_xact_lock(${makingKeys})`);
}

async function openNewest(services: KeyServices, db: Database, now: Date): Promise<SigningKey | null> {
  const rows = await db
    .select()
    .from(badgeKeyTable)
    .where(isNull(badgeKeyTable.revokedAt))
    .orderBy(desc(badgeKeyTable.signsFrom), desc(badgeKeyTable.kid));
  const known = opened.get(services.store) ?? new Map<string, SigningKey>();
  opened.set(services.store, known);
  for (const row of rows.filter(({ signsFrom }) => signsFrom <= now)) {
    const key = known.get(row.kid) ?? (await open(services, row));
    if (!key) continue;
    known.set(row.kid, key);
    return key;
  }
  return null;
}

async function open({ sealer }: KeyServices, row: BadgeKeyRow): Promise<SigningKey | null> {
  const plain = sealer.open(row.sealedPrivate);
  if (!plain) return null;
  const key = await crypto.subtle.importKey('pkcs8', new Uint8Array(plain), p256, false, ['sign']);
  return { kid: new Uint8Array(Buffer.from(row.kid, 'base64url')), key };
}

async function insertKey(
  { sealer }: KeyServices,
  db: Database,
  signsFrom: Date,
  createdAt: Date,
): Promise<BadgeKeyRow> {
  const pair = await makeKeyPair(true);
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey);
  const point = await crypto.subtle.digest('SHA-256', Buffer.from(`${x}.${y}`));
  const row: BadgeKeyRow = {
    kid: Buffer.from(point).subarray(0, 4).toString('base64url'),
    x,
    y,
    sealedPrivate: sealer.seal(new Uint8Array(await crypto.subtle.exportKey('pkcs8', pair.privateKey))),
    signsFrom,
    createdAt,
    revokedAt: null,
  };
  await db.insert(badgeKeyTable).values(row);
  return row;
}
