import { desc, sql } from 'drizzle-orm';
import { type Config, StartRefused } from '../config/index.ts';
import type { Store } from '../database/index.ts';
import { jwksTable } from './auth.table.ts';
import type { AuthSecrets } from './auth-secret.ts';
import type { Auth } from './create-auth.ts';
import { isOpenedBy } from './library-secrets.ts';

/** An arbitrary constant that has to be the same on every server. */
const signingKeyLock = 7_262_017;

/**
 * Creates the key that signs tokens, if there is none, and checks that ours can be decrypted. This happens at the start
 * and under a lock: when the key was created at the first sign-in, two concurrent sign-ins created two keys, and a
 * server that had just read one of them refused tokens signed by the other. With a different secret no one could sign
 * in, so the start is refused.
 */
export async function prepareSigningKey(
  auth: Auth,
  {
    store,
    config,
    secrets,
  }: { readonly store: Store; readonly config: Config; readonly secrets: AuthSecrets },
): Promise<void> {
  await store.transaction(async ({ db }) => {
    await db.execute(sql`select pg_advisory_xact_lock(${signingKeyLock})`);
    const [latest] = await db.select().from(jwksTable).orderBy(desc(jwksTable.createdAt)).limit(1);
    // Requesting the public keys creates the first one.
    if (!latest) await auth.api.getJwks();
    else if (!(await isOpenedBy(encryptedIn(latest), secrets))) throw wrongSecret(config);
  });
}

/** Whether the secrets decrypt the stored key; null if none is stored yet. */
export async function fitsStoredKeys({ db }: Store, secrets: AuthSecrets | null): Promise<boolean | null> {
  const [latest] = await db.select().from(jwksTable).orderBy(desc(jwksTable.createdAt)).limit(1);
  if (!latest) return null;
  return secrets !== null && (await isOpenedBy(encryptedIn(latest), secrets));
}

/** The key is a JSON string of what the library encrypted. */
const encryptedIn = ({ privateKey }: { readonly privateKey: string }) => JSON.parse(privateKey) as string;

function wrongSecret({ authSecret, dataDir }: Config): StartRefused {
  const [name, remedy] =
    authSecret === undefined
      ? [`${dataDir}/auth-secret`, 'put back the file that belongs to this database']
      : ['AUTH_SECRET', 'use the one this database was set up with'];
  return new StartRefused(`${name} does not fit the keys stored in the database: ${remedy}.`);
}
