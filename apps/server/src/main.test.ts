import { chown, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  freePort,
  isProcessRunning,
  makeFolder,
  postCall,
  postmasterOf,
  refusedStart,
  type ServerProcess,
  signIn,
  signUp,
  startProcess,
} from '../test/index.ts';

const asRoot = process.getuid?.() === 0;
const email = 'maya@example.test';

/** Creates pets concurrently until stopped; returns the ids that were acknowledged. */
function writePets(server: ServerProcess, maya: { token: string }) {
  const acknowledged: string[] = [];
  let going = true;
  const writers = Array.from({ length: 6 }, async () => {
    while (going) {
      const pet = await postCall(server.url, maya, 'createPet', { name: 'Rex', species: 'dog' }).catch(
        () => null,
      );
      if (pet === null) return;
      acknowledged.push(pet.id);
    }
  });
  const stop = async () => {
    going = false;
    await Promise.all(writers);
    return acknowledged;
  };
  return { acknowledged, stop };
}

async function petIds(server: ServerProcess, maya: { token: string }): Promise<Set<string>> {
  const ids = new Set<string>();
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: { items: { id: string }[]; nextCursor: string | null } = await postCall(
      server.url,
      maya,
      'listPets',
      {
        limit: 100,
        ...(cursor ? { cursor } : {}),
      },
    );
    for (const pet of page.items) ids.add(pet.id);
    cursor = page.nextCursor;
  }
  return ids;
}

async function statusOf(server: ServerProcess, path: string): Promise<number> {
  return (await fetch(`${server.url}${path}`)).status;
}

describe('a server that is killed', () => {
  test('has lost nothing it acknowledged, and the next start takes over its database', async () => {
    const DATA_DIR = await makeFolder();
    const first = await startProcess({ DATA_DIR });
    const maya = await signUp(first);
    await postCall(first.url, maya, 'setUserType', { userType: 'owner' });
    const writing = writePets(first, maya);
    await expect.poll(() => writing.acknowledged.length, { timeout: 10_000 }).toBeGreaterThan(30);
    await first.end('SIGKILL');
    const acknowledged = await writing.stop();
    const postmaster = await postmasterOf(DATA_DIR);
    const second = await startProcess({ DATA_DIR });
    expect(await postmasterOf(DATA_DIR)).toBe(postmaster);
    const kept = await petIds(second, await signIn(second));
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
    expect(await second.end('SIGTERM')).toBe(0);
    expect(await postmasterOf(DATA_DIR)).toBeNull();
  }, 60_000);
});

describe('signing in', () => {
  test('works for our pages and for programs, never for a page of someone else', async () => {
    const DATA_DIR = await makeFolder();
    const server = await startProcess({ DATA_DIR });
    const [localhost] = [server.url.replace('127.0.0.1', 'localhost')];
    const from = async (headers: Record<string, string>) => {
      const body = JSON.stringify({ email, password: 'nobody has this one' });
      const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body };
      return (await fetch(`${server.url}/api/auth/sign-in/email`, init)).status;
    };
    // 401 is the answer to a wrong password, 403 to a wrong page.
    expect(await from({})).toBe(401);
    expect(await from({ origin: localhost })).toBe(401);
    expect(await from({ origin: server.url })).toBe(401);
    for (const origin of ['https://evil.example', 'null', `${localhost}.evil.example`]) {
      expect([origin, await from({ origin })]).toEqual([origin, 403]);
    }
    expect(await from({ referer: 'https://evil.example/page' })).toBe(403);
    expect(await from({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    await server.end('SIGTERM');
  }, 60_000);
});

describe('two servers on one folder', () => {
  test('start together, serve one database, and the last one out stops it', async () => {
    const DATA_DIR = await makeFolder();
    const PUBLIC_URL = 'http://clearpaw.test';
    const [one, two] = await Promise.all([1, 2].map(() => startProcess({ DATA_DIR, PUBLIC_URL, DEMO: '1' })));
    if (!one || !two) throw new Error('Both were started.');
    const maya = await signUp(one);
    await postCall(one.url, maya, 'setUserType', { userType: 'owner' });
    const pet = await postCall(two.url, maya, 'createPet', { name: 'Rex', species: 'dog' });
    expect((await postCall(one.url, maya, 'getPet', { petId: pet.id })).name).toBe('Rex');
    const postmaster = (await postmasterOf(DATA_DIR)) ?? 0;
    // Idle connections are given up after ten seconds; a server without any is still a server.
    await new Promise((wake) => setTimeout(wake, 11_000));
    expect(await one.end('SIGTERM')).toBe(0);
    expect([isProcessRunning(postmaster), await statusOf(two, '/readyz')]).toEqual([true, 200]);
    expect(await two.end('SIGTERM')).toBe(0);
    expect(await postmasterOf(DATA_DIR)).toBeNull();
    // The demo's first alert may or may not have been emailed in the meantime.
    const left = (await readdir(DATA_DIR)).filter((name) => name !== 'outbox');
    expect(left.sort()).toEqual(['auth-secret', 'objects', 'postgres']);
  }, 90_000);
});

describe('a start is refused in one line', () => {
  test.each([
    ['files that are no cluster', 'notes.txt', 'hello', /^DATA_DIR is not ours: \S+ holds files/],
    ['a cluster of another version', 'data/PG_VERSION', '17\n', /^DATA_DIR holds a PostgreSQL 17 cluster/],
  ])(
    'for a folder with %s',
    async (_, file, content, line) => {
      const DATA_DIR = await makeFolder();
      const path = join(DATA_DIR, 'postgres', file);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, content);
      const { code, said } = await refusedStart({ DATA_DIR });
      expect([code, said.trim().split('\n').length]).toEqual([1, 1]);
      expect(said).toMatch(line);
      expect(await readFile(path, 'utf8')).toBe(content);
    },
    30_000,
  );

  test('for a DATA_DIR that is a file, and for a bad variable', async () => {
    const folder = await makeFolder();
    await writeFile(join(folder, 'file'), '');
    for (const environment of [{ DATA_DIR: join(folder, 'file') }, { DATA_DIR: folder, PORT: 'http' }]) {
      const { code, said } = await refusedStart(environment);
      expect([code, said.trim().split('\n').length]).toEqual([1, 1]);
      expect(said).toMatch(/^(DATA_DIR|PORT) /);
    }
    expect(await readdir(folder)).toEqual(['file']);
  }, 30_000);

  test('for a port that is taken, and no database is left running', async () => {
    const DATA_DIR = await makeFolder();
    const port = await freePort();
    const taken = createServer().listen(port, '127.0.0.1');
    onTestFinished(() => void taken.close());
    const { code, said } = await refusedStart({ DATA_DIR, PORT: String(port) });
    expect(code).toBe(1);
    // If the web app is not built yet, a line before reports it.
    expect(said.trim().split('\n').at(-1)).toBe(
      `PORT is taken: something already listens on 127.0.0.1:${port}.`,
    );
    expect(await postmasterOf(DATA_DIR)).toBeNull();
  }, 30_000);

  test('for a database that does not answer', async () => {
    const port = await freePort();
    const { code, said } = await refusedStart({
      DATABASE_URL: `postgres://u:secret@127.0.0.1:${port}/x`,
      DATABASE_WAIT_SECONDS: '1',
    });
    expect(code).toBe(1);
    expect(said).toBe(
      'The database at DATABASE_URL could not be reached during the start (ECONNREFUSED); start again.\n',
    );
  }, 30_000);

  test('for a secret that does not fit the stored keys, and the right one starts it again', async () => {
    const DATA_DIR = await makeFolder();
    await (await startProcess({ DATA_DIR })).end('SIGTERM');
    const file = join(DATA_DIR, 'auth-secret');
    const secret = await readFile(file, 'utf8');
    await rm(file);
    const { code, said } = await refusedStart({ DATA_DIR });
    expect(code).toBe(1);
    expect(said).toMatch(/^\S+auth-secret does not fit the keys stored in the database: [^\n]+\n$/);
    await writeFile(file, secret);
    expect(await (await startProcess({ DATA_DIR })).end('SIGTERM')).toBe(0);
  }, 60_000);
});

describe.skipIf(!asRoot)('run by root', () => {
  test('a folder below a closed home works: the database lives where its user can enter, and it says so', async () => {
    const home = await makeFolder(0o700);
    const DATA_DIR = join(home, 'data');
    const first = await startProcess({ DATA_DIR });
    const folder = (await readFile(join(DATA_DIR, 'postgres.pointer'), 'utf8')).trim();
    expect(first.said()).toContain(`The database lives in ${folder}`);
    await signUp(first);
    await first.end('SIGTERM');
    const second = await startProcess({ DATA_DIR });
    expect((await signIn(second)).token).toMatch(/^ey/);
    await second.end('SIGTERM');
  }, 60_000);

  test('an ordinary user runs it as well', async () => {
    const unprivileged = { uid: 65_534, gid: 65_534 };
    const folder = await makeFolder();
    await chown(folder, unprivileged.uid, unprivileged.gid);
    const server = await startProcess({ DATA_DIR: join(folder, 'data'), DEMO: '1' }, unprivileged);
    expect(await statusOf(server, '/readyz')).toBe(200);
    expect(await server.end('SIGTERM')).toBe(0);
    const closed = await makeFolder();
    const { code, said } = await refusedStart({ DATA_DIR: join(closed, 'data') }, unprivileged);
    expect([code, said.trim().split('\n').length]).toEqual([1, 1]);
    expect(said).toMatch(/^DATA_DIR cannot be used/);
  }, 60_000);
});
