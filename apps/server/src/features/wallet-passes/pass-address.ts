import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { walletPassTable } from '../../schema/wallet-pass.ts';

type AskedPass = typeof walletPassTable.$inferSelect;

const lifetimeMs = 10 * 60 * 1000;

/** Creates an unguessable address for one download; the file is created when it is downloaded. */
export async function makePassAddress(call: Call, petId: string): Promise<string> {
  const { config, store } = call.services;
  const key = randomBytes(32).toString('base64url');
  const expiresAt = new Date(call.now.getTime() + lifetimeMs);
  await store.transaction(async ({ db }) => {
    await db
      .delete(walletPassTable)
      .where(and(eq(walletPassTable.uid, call.uid), lte(walletPassTable.expiresAt, call.now)));
    await db.insert(walletPassTable).values({ keyHash: hashOf(key), petId, uid: call.uid, expiresAt });
  });
  return `${config.publicUrl}/exports/passes/${key}`;
}

/** What an address serves; this uses the address up. Null if it has expired or is invalid. */
export async function takePass(db: Database, key: string, now: Date): Promise<AskedPass | null> {
  const [row] = await db
    .delete(walletPassTable)
    .where(and(eq(walletPassTable.keyHash, hashOf(key)), gt(walletPassTable.expiresAt, now)))
    .returning();
  return row ?? null;
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
