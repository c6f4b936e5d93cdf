import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { freePort, type TestPerson, type TestServer, useServer } from '../../../test/index.ts';

const server = await useServer();
const { pool } = server.services.store;
const bytes = randomBytes(10_000);

/** An upload of which everything has arrived; asking it to be finished may be repeated. */
async function sendAll(of: TestServer, person: TestPerson) {
  const url = `${of.url}/v0/b/clearpaw/o?name=${encodeURIComponent(`users/${person.uid}/files/paper`)}`;
  const ask = (to: string, command: string, more: object = {}, body?: Uint8Array<ArrayBuffer>) =>
    fetch(to, {
      method: 'POST',
      headers: { authorization: `Bearer ${person.token}`, 'x-goog-upload-command': command, ...more },
      ...(body && { body }),
    });
  const begun = await ask(url, 'start', { 'x-goog-upload-protocol': 'resumable' });
  const session = begun.headers.get('x-goog-upload-url') ?? '';
  await ask(session, 'upload', { 'x-goog-upload-offset': '0' }, new Uint8Array(bytes));
  return async () => {
    const received = (await ask(session, 'query')).headers.get('x-goog-upload-size-received') ?? '';
    const rest = new Uint8Array(bytes.subarray(Number(received)));
    const reply = await ask(session, 'upload, finalize', { 'x-goog-upload-offset': received }, rest);
    const { size = 0, md5Hash } = (await reply.json()) as { size?: string; md5Hash?: string };
    return { status: reply.status, size: Number(size), md5Hash };
  };
}

test.each([
  ['57P03', 503],
  ['53100', 507],
])(
  'an upload during whose end the database says %s is answered %i, and can be finished later',
  async (code, status) => {
    const finish = await sendAll(server, await server.owner());
    await pool.query(`
    create or replace function fail() returns trigger language plpgsql as
      $$ begin raise exception 'away' using errcode = '${code}'; end $$;
    create trigger fail before insert on storage_usage execute function fail()`);
    expect(await finish()).toMatchObject({ status });
    await pool.query('drop trigger fail on storage_usage');
    const md5Hash = createHash('md5').update(bytes).digest('base64');
    expect(await finish()).toEqual({ status: 200, size: bytes.length, md5Hash });
  },
);

test('an upload to a storage that says nothing is answered 503 within ten seconds', async () => {
  const silent = createServer(() => {}).unref();
  const port = await freePort();
  await new Promise<void>((resolve) => silent.listen(port, '127.0.0.1', resolve));
  afterAll(() => void silent.close());
  const keys = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' };
  const STORAGE_URL = `s3://bucket?endpoint=http://127.0.0.1:${port}`;
  const away = await useServer({ STORAGE_URL, ...keys });
  const owner = await away.owner();
  const headers = { authorization: `Bearer ${owner.token}` };
  const upload = async (path: string) => {
    const url = `${away.url}/v0/b/clearpaw/o?name=${encodeURIComponent(`users/${owner.uid}/${path}`)}`;
    const begun = performance.now();
    const { status } = await fetch(url, { method: 'POST', headers, body: 'x' });
    return { status, isInTime: performance.now() - begun < 10_000 };
  };
  expect(await upload('files/x')).toEqual({ status: 503, isInTime: true });
}, 60_000);
