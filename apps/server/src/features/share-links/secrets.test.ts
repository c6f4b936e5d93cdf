import { beforeAll, describe, expect, test } from 'vitest';
import { makeFolder, postCall, signUp, startProcess, useDatabase, useServer } from '../../../test/index.ts';
import { forgetShareLinks } from './share-link-jobs.ts';
import { buildShared, shareOf } from './testing/build-shared.ts';

const DATABASE_URL = await useDatabase();
const AUTH_SECRET = 'a secret of this test alone, long enough';
let nowMs = Date.now();
const server = await useServer({ DATABASE_URL, AUTH_SECRET }, { clock: { now: () => new Date(nowMs) } });
const { pool } = server.services.store;

/** Everything in the database as text, including the tables of the job queue. */
async function databaseText(): Promise<string> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const texts = [];
  for (const { name } of tables) {
    const { rows } = await pool.query<{ text: string }>(`select t::text as text from ${name} t`);
    texts.push(...rows.map(({ text }) => text));
  }
  return texts.join('\n');
}

describe('what a server with every log line wrote', () => {
  const passcode = 'a passcode to look for';
  let said = '';
  let database = '';
  let secrets: Readonly<Record<string, string>> = {};

  test('and its database contain about a link that was used', async () => {
    const DATA_DIR = await makeFolder();
    const PUBLIC_URL = server.services.config.publicUrl;
    const process = await startProcess({
      ...{ DATABASE_URL, AUTH_SECRET, DATA_DIR, PUBLIC_URL, LOG_LEVEL: 'trace', DEMO: '0' },
    });
    const maya = await signUp(process);
    await postCall(process.url, maya, 'setUserType', { userType: 'owner' });
    const microchip = '985112004417863';
    const pet = await postCall(process.url, maya, 'createPet', {
      name: 'Biscuit',
      species: 'dog',
      microchip,
    });
    const dose = { vaccine: 'rabies-1y', lotNumber: '18844A', administeredOn: '2026-06-03' };
    await postCall(process.url, maya, 'recordVaccination', { petId: pet.id, ...dose });
    const made = await shareOf(process, maya, pet.id, { passcode });
    const address = new URL(made.manifest).pathname;
    const ask = (body: object) =>
      fetch(`${process.url}${address}`, {
        method: 'POST',
        body: JSON.stringify({ recipient: 'Dr. Lind', ...body }),
      });
    expect((await ask({ passcode: 'wrong' })).status).toBe(401);
    const reply = await ask({ passcode, embeddedLengthMax: 0 });
    const { files } = (await reply.json()) as { files: readonly { location: string }[] };
    const { pathname, search } = new URL(files[0]?.location ?? '');
    const file = await (await fetch(`${process.url}${pathname}${search}`)).text();
    expect(file.split('.')).toHaveLength(5);
    const listed = await postCall(process.url, maya, 'listShareLinks', { petId: pet.id });
    expect(listed.items[0]?.url).toBe(made.page);
    await process.end('SIGTERM');
    said = process.said();
    database = await databaseText();
    const part = (text: string) => text.slice(0, 24);
    secrets = {
      key: made.key,
      'key as hexadecimal digits': Buffer.from(made.key, 'base64url').toString('hex'),
      address: made.manifest.split('/').at(-1) ?? '',
      'the whole link': made.shlink.slice(-40),
      passcode,
      'what was sent': part(file.split('.')[3] ?? 'missing'),
    };
    for (const [name, secret] of Object.entries(secrets)) {
      expect(secret.length, name).toBeGreaterThan(20);
      expect(said.includes(secret), `${name} in the log`).toBe(false);
      expect(database.includes(secret), `${name} in the database`).toBe(false);
    }
    // Proves that the search finds what is there.
    expect(database).toContain('Dr. Lind');
    for (const content of [microchip, '18844A', 'Biscuit', 'Dr. Lind']) expect(said).not.toContain(content);
    expect(said.length).toBeGreaterThan(100);
  });
});

describe('the encrypted key', () => {
  const sealedOf = async (id: string) => {
    const { rows } = await pool.query<{ sealed: string | null; mac: string | null }>(
      'select sealed_secrets as sealed, passcode_hash as mac from share_link where id = $1',
      [id],
    );
    return rows[0];
  };
  let shared: Awaited<ReturnType<typeof buildShared>>;
  beforeAll(async () => {
    shared = await buildShared(server);
  });
  test('is deleted when the link is ended', async () => {
    const { id } = await shared.share({ passcode: '4711' });
    expect((await sealedOf(id))?.sealed).not.toBeNull();
    await server.call(shared.maya, 'revokeShareLink', { id });
    expect(await sealedOf(id)).toEqual({ sealed: null, mac: null });
  });
  test('is deleted once the link has ended; uses are deleted after 13 months', async () => {
    const open = await shared.share();
    const over = await shared.share({ expiresAt: new Date(nowMs + 1_000).toISOString() });
    const enter = 'insert into share_link_use (id, link_id, at, recipient) values ($1, $2, $3, $4)';
    const monthMs = 31 * 86_400_000;
    for (const months of [12, 14]) {
      const at = new Date(nowMs - months * monthMs);
      await pool.query(enter, [server.services.newId(), open.id, at, `${months} months ago`]);
    }
    nowMs += 1_000;
    await forgetShareLinks.run(server.services, {}, { signal: new AbortController().signal });
    expect((await sealedOf(over.id))?.sealed).toBeNull();
    expect((await sealedOf(open.id))?.sealed).not.toBeNull();
    const { rows } = await pool.query('select recipient from share_link_use where link_id = $1', [open.id]);
    expect(rows).toEqual([{ recipient: '12 months ago' }]);
  });
});
