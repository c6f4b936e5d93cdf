import { chown, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  call,
  endNow,
  freePort,
  isRunning,
  makeFolder,
  postmasterOf,
  refusedStart,
  type ServerProcess,
  startProcess,
} from '../test/index.ts';

const asRoot = process.getuid?.() === 0;
const email = 'maya@example.test';
const password = 'long enough';

async function signIn(server: ServerProcess, way: 'sign-up' | 'sign-in'): Promise<{ token: string }> {
  const body = JSON.stringify({ email, password, name: '' });
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(`${server.url}/api/auth/${way}/email`, { method: 'POST', headers, body });
  const cookie = reply.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return (await (await fetch(`${server.url}/api/auth/token`, { headers: { cookie } })).json()) as {
    token: string;
  };
}

/** Writes pets from several sides until told to stop; answers the ids that were acknowledged. */
function writePets(server: ServerProcess, maya: { token: string }) {
  const acknowledged: string[] = [];
  let going = true;
  const writers = Array.from({ length: 6 }, async () => {
    while (going) {
      const pet = await call(server.url, maya, 'createPet', { name: 'Rex', species: 'dog' }).catch(
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
    const page: { items: { id: string }[]; nextCursor: string | null } = await call(
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
    const maya = await signIn(first, 'sign-up');
    await call(first.url, maya, 'setUserType', { userType: 'owner' });
    const writing = writePets(first, maya);
    await expect.poll(() => writing.acknowledged.length, { timeout: 10_000 }).toBeGreaterThan(30);
    await first.end('SIGKILL');
    const acknowledged = await writing.stop();
    const postmaster = await postmasterOf(DATA_DIR);
    const second = await startProcess({ DATA_DIR });
    expect(await postmasterOf(DATA_DIR)).toBe(postmaster);
    const kept = await petIds(second, await signIn(second, 'sign-in'));
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
    expect(await second.end('SIGTERM')).toBe(0);
    expect(await postmasterOf(DATA_DIR)).toBeNull();
  }, 60_000);
});

describe('a database that is killed', () => {
  test('does not take the server with it, and the next start recovers what was acknowledged', async () => {
    const DATA_DIR = await makeFolder();
    const first = await startProcess({ DATA_DIR });
    const maya = await signIn(first, 'sign-up');
    await call(first.url, maya, 'setUserType', { userType: 'owner' });
    const writing = writePets(first, maya);
    await expect.poll(() => writing.acknowledged.length, { timeout: 10_000 }).toBeGreaterThan(30);
    endNow((await postmasterOf(DATA_DIR)) ?? 0);
    const acknowledged = await writing.stop();
    expect([await statusOf(first, '/healthz'), await statusOf(first, '/readyz')]).toEqual([200, 503]);
    await first.end('SIGKILL');
    const second = await startProcess({ DATA_DIR });
    expect(await statusOf(second, '/readyz')).toBe(200);
    const kept = await petIds(second, await signIn(second, 'sign-in'));
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
    await second.end('SIGTERM');
  }, 60_000);
  test('does not keep the server from stopping in order', async () => {
    const DATA_DIR = await makeFolder();
    const server = await startProcess({ DATA_DIR });
    endNow((await postmasterOf(DATA_DIR)) ?? 0);
    expect(await server.end('SIGTERM')).toBe(0);
  }, 60_000);
});

describe('signing in', () => {
  test('works for our pages and for programs, never for a page of somebody else', async () => {
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
    const maya = await signIn(one, 'sign-up');
    await call(one.url, maya, 'setUserType', { userType: 'owner' });
    const pet = await call(two.url, maya, 'createPet', { name: 'Rex', species: 'dog' });
    expect((await call(one.url, maya, 'getPet', { petId: pet.id })).name).toBe('Rex');
    const postmaster = (await postmasterOf(DATA_DIR)) ?? 0;
    // Idle connections are given up after ten seconds; a server without any is still a server.
    await new Promise((wake) => setTimeout(wake, 11_000));
    expect(await one.end('SIGTERM')).toBe(0);
    expect([isRunning(postmaster), await statusOf(two, '/readyz')]).toEqual([true, 200]);
    expect(await two.end('SIGTERM')).toBe(0);
    expect(await postmasterOf(DATA_DIR)).toBeNull();
    // A first alert of the demo may or may not have been mailed meanwhile.
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
    expect(said.trim()).toBe(`PORT is taken: something already listens on 127.0.0.1:${port}.`);
    expect(await postmasterOf(DATA_DIR)).toBeNull();
  }, 30_000);
});

describe.skipIf(!asRoot)('run by root', () => {
  test('a folder below a closed home works: the database lives where its user can enter, and it says so', async () => {
    const home = await makeFolder(0o700);
    const DATA_DIR = join(home, 'data');
    const first = await startProcess({ DATA_DIR });
    const place = (await readFile(join(DATA_DIR, 'postgres.pointer'), 'utf8')).trim();
    expect(first.said()).toContain(`The database lives in ${place}`);
    await signIn(first, 'sign-up');
    await first.end('SIGTERM');
    const second = await startProcess({ DATA_DIR });
    expect((await signIn(second, 'sign-in')).token).toMatch(/^ey/);
    await second.end('SIGTERM');
  }, 60_000);

  test('an ordinary user runs it as well', async () => {
    const nobody = { uid: 65_534, gid: 65_534 };
    const folder = await makeFolder();
    await chown(folder, nobody.uid, nobody.gid);
    const server = await startProcess({ DATA_DIR: join(folder, 'data'), DEMO: '1' }, nobody);
    expect(await statusOf(server, '/readyz')).toBe(200);
    expect(await server.end('SIGTERM')).toBe(0);
    const closed = await makeFolder();
    const { code, said } = await refusedStart({ DATA_DIR: join(closed, 'data') }, nobody);
    expect([code, said.trim().split('\n').length]).toEqual([1, 1]);
    expect(said).toMatch(/^DATA_DIR cannot be used/);
  }, 60_000);
});
