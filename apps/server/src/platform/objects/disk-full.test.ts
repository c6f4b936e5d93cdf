import { expect, test, vi } from 'vitest';
import { useServer } from '../../../test/index.ts';
import { diskFullMessage } from '../database/index.ts';
import { storageUsageTable } from './object.table.ts';
import { refusalFor } from './storage-refusal.ts';

const server = await useServer();
const { log, store } = server.services;

/** PostgreSQL's own error for a full disk, raised by any write to a table. */
async function withFullDisk(table: string, work: () => Promise<void>): Promise<void> {
  await store.pool.query(`
    create or replace function public.full_disk() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
    create trigger full_disk before insert or update on ${table} for each row execute function public.full_disk();
  `);
  await work().finally(() => store.pool.query(`drop trigger full_disk on ${table}`));
}

const upload = (owner: { uid: string; token: string }) =>
  fetch(
    `${server.url}/v0/b/clearpaw/o?name=${encodeURIComponent(`users/${owner.uid}/files/secret name.txt`)}`,
    { method: 'POST', headers: { authorization: `Firebase ${owner.token}` }, body: 'x' },
  );

test('a function reports that the disk is full, and works again once it is not', async () => {
  const owner = await server.owner();
  const pet = { name: 'Biscuit', species: 'dog' } as const;
  await withFullDisk('pet', async () => {
    expect(await server.refusal(owner, 'createPet', pet)).toMatchObject({
      status: 'RESOURCE_EXHAUSTED',
      message: diskFullMessage,
    });
  });
  await server.call(owner, 'createPet', pet);
});

test('an upload to a full disk answers 507, and succeeds once it is not full', async () => {
  const owner = await server.owner();
  await withFullDisk('stored_object', async () => {
    const reply = await upload(owner);
    expect([reply.status, await reply.json()]).toEqual([
      507,
      { error: { code: 507, message: diskFullMessage } },
    ]);
  });
  expect((await upload(owner)).status).toBe(200);
});

test('a sign-up on a full disk answers 507, and succeeds once it is not full', async () => {
  const signUp = () =>
    fetch(`${server.url}/api/auth/sign-up/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'full-disk@example.test', password: 'long enough for it', name: '' }),
    });
  await withFullDisk('"user"', async () => {
    const reply = await signUp();
    expect([reply.status, await reply.json()]).toEqual([
      507,
      { code: 'RESOURCE_EXHAUSTED', message: diskFullMessage },
    ]);
  });
  expect((await signUp()).status).toBe(200);
});

test.each(['ENOSPC', 'EDQUOT'])('the operating system says so with %s', (code) => {
  expect(refusalFor(new Error('write failed', { cause: { code } }))?.status).toBe(507);
});

test('refusals by a limit are logged with the account, without the name of the file', async () => {
  const info = vi.spyOn(log, 'info');
  const full = await server.owner();
  await store.db.insert(storageUsageTable).values({ ownerId: full.uid, bytes: 2 * 1024 ** 3 });
  expect((await upload(full)).status).toBe(402);
  const lines = info.mock.calls.filter(([, said]) => String(said) === 'a storage request was refused');
  expect(lines).toEqual([
    [
      { requestId: expect.stringMatching(/^[0-9a-f-]{36}$/), method: 'POST', ownerId: full.uid, status: 402 },
      'a storage request was refused',
    ],
  ]);
});
