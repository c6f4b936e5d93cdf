import { createHash } from 'node:crypto';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Store } from '../database/index.ts';
import type { AuthSecrets } from './auth-secret.ts';

/** How better-auth takes secrets. `secret` opens what names none; `secrets` write and read what does, the first one writes. */
export interface SecretOptions {
  readonly secret: string;
  readonly secrets?: { readonly version: number; readonly value: string }[];
}

type LibraryKey = Parameters<typeof symmetricDecrypt>[0]['key'];

/** The library writes this and the number of the secret before what it encrypts, if it was given several. */
const mark = '$ba$';

/** The number of a secret is the same on every server, and in every list that contains it. */
function versionOf(secret: string): number {
  return Number.parseInt(createHash('sha256').update(secret).digest('hex').slice(0, 7), 16);
}

/**
 * The library's options for the values in the database. A secret that was never replaced is given alone, so that a
 * server of the release before, which knows no numbers, can read what is written beside it.
 */
export async function findSecretOptions(store: Store, secrets: AuthSecrets): Promise<SecretOptions> {
  const values = await readEncrypted(store);
  const unnumbered = values.find((value) => !value.startsWith(mark));
  const secret = (await findOpening(unnumbered, secrets)) ?? secrets[0];
  if (secrets.length === 1 && values.every((value) => value === unnumbered)) return { secret };
  return { secret, secrets: secrets.map((value) => ({ version: versionOf(value), value })) };
}

/** At most one value of each kind: with a number and without, of the keys that sign tokens and of second steps. */
async function readEncrypted({ db }: Store): Promise<string[]> {
  const one = (text: SQL, table: SQL, numbered: boolean) =>
    sql`(select ${text} as value from ${table} where (${text} like ${`${mark}%`}) = ${numbered} limit 1)`;
  const key = [sql`private_key::jsonb #>> '{}'`, sql`jwks`] as const;
  const step = [sql`secret`, sql`two_factor`] as const;
  const { rows } = await db.execute<{ value: string }>(
    sql.join(
      [one(...key, false), one(...step, false), one(...key, true), one(...step, true)],
      sql` union all `,
    ),
  );
  return rows.map(({ value }) => value);
}

async function findOpening(value: string | undefined, secrets: AuthSecrets): Promise<string | null> {
  if (value === undefined) return null;
  for (const secret of secrets) if (await opens(value, secret)) return secret;
  return null;
}

/** Whether one of the secrets decrypts a value, with or without a number. */
export async function isOpenedBy(value: string, secrets: AuthSecrets): Promise<boolean> {
  if (value.startsWith(mark)) return opens(value, keyOf(secrets, secrets[0]));
  return (await findOpening(value, secrets)) !== null;
}

async function opens(data: string, key: LibraryKey): Promise<boolean> {
  try {
    await symmetricDecrypt({ key, data });
    return true;
  } catch {
    return false;
  }
}

function keyOf(secrets: AuthSecrets, legacySecret: string): LibraryKey {
  const keys = new Map(secrets.map((value) => [versionOf(value), value]));
  return { keys, currentVersion: versionOf(secrets[0]), legacySecret };
}

interface EncryptedColumn {
  readonly table: string;
  readonly column: string;
  /** The keys that sign tokens are a JSON string. */
  readonly isJson?: boolean;
}

const encrypted: readonly EncryptedColumn[] = [
  { table: 'jwks', column: 'private_key', isJson: true },
  { table: 'two_factor', column: 'secret' },
  { table: 'two_factor', column: 'backup_codes' },
];

/**
 * Encrypts with the first secret what the library encrypted with another one, and returns how many values that were. A
 * value that changes meanwhile is written by the first secret anyway.
 *
 * @throws Error for what no secret decrypts
 */
export async function encryptAgain({ db }: Store, secrets: AuthSecrets): Promise<number> {
  const current = `${mark}${versionOf(secrets[0])}$`;
  let count = 0;
  for (const { table, column, isJson = false } of encrypted) {
    const name = sql.identifier(column);
    const { rows } = await db.execute<{ id: string; kept: string }>(
      sql`select id, ${name} as kept from ${sql.identifier(table)}`,
    );
    for (const { id, kept } of rows) {
      const value = isJson ? (JSON.parse(kept) as string) : kept;
      if (value.startsWith(current)) continue;
      const legacy = (await findOpening(value, secrets)) ?? secrets[0];
      const key = keyOf(secrets, legacy);
      const data = await symmetricEncrypt({ key, data: await symmetricDecrypt({ key, data: value }) });
      const { rowCount } = await db.execute(sql`update ${sql.identifier(table)}
        set ${name} = ${isJson ? JSON.stringify(data) : data} where id = ${id} and ${name} = ${kept}`);
      count += rowCount ?? 0;
    }
  }
  return count;
}
