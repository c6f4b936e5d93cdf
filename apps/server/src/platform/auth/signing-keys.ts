import { symmetricDecrypt } from 'better-auth/crypto';
import { desc, sql } from 'drizzle-orm';
import { type Config, StartRefused } from '../config/index.ts';
import type { Store } from '../database/index.ts';
import { jwksTable } from './auth.table.ts';
import type { Auth } from './create-auth.ts';

/** An arbitrary constant that has to be the same on every server. */
const signingKeyLock = 7_262_017;

/**
 * Creates the key that signs tokens, if there is none, and checks that ours can be decrypted. This happens at the start
 * and under a lock: when the key was created at the first sign-in, two concurrent sign-ins created two keys, and a
 * server that had just read one of them refused tokens signed by the other. With a different secret no one could sign
 * in, so the start is refused.
 */
export async function prepareSigningKey(auth: Auth, store: Store, config: Config): Promise<void> {
  const { secretConfig } = await auth.$context;
  await store.transaction(async ({ db }) => {
    await db.execute(sql`select pg_advisory_xact_lock(${signingKeyLock})`);
    const [latest] = await db.select().from(jwksTable).orderBy(desc(jwksTable.createdAt)).limit(1);
    // Requesting the public keys creates the first one.
    if (!latest) await auth.api.getJwks();
    else if (!(await opens(latest.privateKey, secretConfig))) throw wrongSecret(config);
  });
}

/** Whether the secret decrypts the stored key; null if none is stored yet. */
export async function fitsStoredKeys({ db }: Store, authSecret: string | null): Promise<boolean | null> {
  const [latest] = await db.select().from(jwksTable).orderBy(desc(jwksTable.createdAt)).limit(1);
  if (!latest) return null;
  return authSecret !== null && (await opens(latest.privateKey, authSecret));
}

type Secret = Parameters<typeof symmetricDecrypt>[0]['key'];

async function opens(encrypted: string, key: Secret): Promise<boolean> {
  try {
    await symmetricDecrypt({ key, data: JSON.parse(encrypted) as string });
    return true;
  } catch {
    return false;
  }
}

function wrongSecret({ authSecret, dataDir }: Config): StartRefused {
  const [name, remedy] =
    authSecret === undefined
      ? [`${dataDir}/auth-secret`, 'put back the file that belongs to this database']
      : ['AUTH_SECRET', 'use the one this database was set up with'];
  return new StartRefused(`${name} does not fit the keys stored in the database: ${remedy}.`);
}
