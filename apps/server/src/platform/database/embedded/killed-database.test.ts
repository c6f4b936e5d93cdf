import pg from 'pg';
import { describe, expect, test } from 'vitest';
import {
  adminUrlOf,
  endNow,
  makeFolder,
  post,
  postCall,
  postmasterOf,
  type ServerProcess,
  signUp,
  startProcess,
} from '../../../../test/index.ts';

/** The full run makes 30 (see docs/guides/full-proofs-of-operation.md). */
const kills = Number(process.env.DATABASE_KILLS ?? 3);
const recoveredWithinSeconds = 5;

type Person = { readonly token: string };
interface Ack {
  readonly id: string;
  readonly begunAt: number;
}

/**
 * Creates pets in parallel until it is stopped, each repeatedly with its own key until it is acknowledged, as our apps
 * do. Every other answer is recorded.
 */
function writePets(server: ServerProcess, maya: Person) {
  const acknowledged: Ack[] = [];
  const refused: string[] = [];
  let going = true;
  const createOne = async () => {
    const pet = { name: 'Rex', species: 'dog', idempotencyKey: crypto.randomUUID() };
    while (going) {
      const begunAt = performance.now();
      const reply = await post(server.url, maya, 'createPet', pet);
      const body = (await reply.json()) as { result?: { id: string }; error?: { status: string } };
      if (body.result) return void acknowledged.push({ id: body.result.id, begunAt });
      refused.push(`${reply.status} ${body.error?.status} ${reply.headers.get('retry-after')}`);
      await pause(50);
    }
  };
  const writers = Array.from({ length: 6 }, async () => {
    while (going) await createOne();
  });
  return {
    acknowledged,
    refused,
    async stop() {
      going = false;
      await Promise.all(writers);
    },
  };
}

async function petIds({ url }: ServerProcess, maya: Person): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: { items: { id: string }[]; nextCursor: string | null } = await postCall(
      url,
      maya,
      'listPets',
      {
        limit: 100,
        ...(cursor ? { cursor } : {}),
      },
    );
    ids.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  }
  return ids;
}

async function statusOf(server: ServerProcess, path: string): Promise<number> {
  return (await fetch(`${server.url}${path}`)).status;
}

describe('an embedded database that is killed', () => {
  test(
    `${kills} times: its server starts it again within ${recoveredWithinSeconds} s, says 503 until then, and loses nothing`,
    async () => {
      const DATA_DIR = await makeFolder();
      const server = await startProcess({ DATA_DIR });
      const maya = await signUp(server);
      await postCall(server.url, maya, 'setUserType', { userType: 'owner' });
      const writing = writePets(server, maya);
      const seconds: number[] = [];
      for (let kill = 0; kill < kills; kill++) {
        const before = writing.acknowledged.length;
        await expect
          .poll(() => writing.acknowledged.length, { timeout: 20_000 })
          .toBeGreaterThan(before + 10);
        await pause(Math.random() * 400);
        const killed = await postmasterOf(DATA_DIR);
        const killedAt = performance.now();
        endNow(killed ?? 0);
        const isStarted = async () => ![killed, null].includes(await postmasterOf(DATA_DIR));
        await expect.poll(isStarted, { timeout: 20_000, interval: 10 }).toBe(true);
        // A busy backend may have answered after its postmaster was gone.
        const startedAt = performance.now();
        const isBack = () => writing.acknowledged.some(({ begunAt }) => begunAt > startedAt);
        await expect.poll(isBack, { timeout: 20_000, interval: 10 }).toBe(true);
        seconds.push((performance.now() - killedAt) / 1000);
      }
      await writing.stop();
      seconds.sort((a, b) => a - b);
      const [median, most] = [seconds[Math.floor(seconds.length / 2)] ?? 0, seconds.at(-1) ?? 0];
      console.log(
        `${kills} kills: back after ${median.toFixed(2)} s (median), ${most.toFixed(2)} s (most); ${writing.acknowledged.length} acknowledged, ${writing.refused.length} refused meanwhile`,
      );
      expect(most).toBeLessThan(recoveredWithinSeconds);
      expect(new Set(writing.refused)).toEqual(new Set(['503 UNAVAILABLE 2']));
      const kept = new Set(await petIds(server, maya));
      const acknowledged = new Set(writing.acknowledged.map(({ id }) => id));
      expect(acknowledged.size).toBe(writing.acknowledged.length);
      expect([...acknowledged].filter((id) => !kept.has(id))).toEqual([]);
      // Each writer may have been stopped after a row was written but before its answer arrived.
      expect([...kept].filter((id) => !acknowledged.has(id)).length).toBeLessThanOrEqual(6);
      expect(await server.end('SIGTERM')).toBe(0);
      expect(await postmasterOf(DATA_DIR)).toBeNull();
    },
    60_000 + kills * 30_000,
  );

  test('during a long statement, which does not prevent the next one from starting', async () => {
    const DATA_DIR = await makeFolder();
    const server = await startProcess({ DATA_DIR });
    const maya = await signUp(server);
    await postCall(server.url, maya, 'setUserType', { userType: 'owner' });
    const wasEnded = await keepBusy(DATA_DIR);
    endNow((await postmasterOf(DATA_DIR)) ?? 0);
    const killedAt = performance.now();
    const ready = () => statusOf(server, '/readyz');
    await expect.poll(ready, { timeout: 10_000, interval: 20 }).toBe(503);
    await expect.poll(ready, { timeout: 10_000, interval: 20 }).toBe(200);
    expect((performance.now() - killedAt) / 1000).toBeLessThan(recoveredWithinSeconds);
    await wasEnded();
    expect(await postCall(server.url, maya, 'listPets', {})).toMatchObject({ items: [] });
    await server.end('SIGTERM');
  }, 60_000);

  test('while two servers use it: one database is started, and both continue', async () => {
    const DATA_DIR = await makeFolder();
    const PUBLIC_URL = 'http://clearpaw.test';
    const [one, two] = await Promise.all([1, 2].map(() => startProcess({ DATA_DIR, PUBLIC_URL })));
    if (!one || !two) throw new Error('Both were started.');
    for (let kill = 0; kill < 3; kill++) {
      const postmaster = (await postmasterOf(DATA_DIR)) ?? 0;
      endNow(postmaster);
      const isBack = async () => [await statusOf(one, '/readyz'), await statusOf(two, '/readyz')];
      await expect.poll(() => postmasterOf(DATA_DIR), { timeout: 10_000 }).not.toBe(postmaster);
      await expect.poll(isBack, { timeout: 10_000, interval: 50 }).toEqual([200, 200]);
    }
    expect(await Promise.all([one.end('SIGTERM'), two.end('SIGTERM')])).toEqual([0, 0]);
    expect(await postmasterOf(DATA_DIR)).toBeNull();
  }, 90_000);

  test('and then told to stop: it stops in order', async () => {
    const DATA_DIR = await makeFolder();
    const server = await startProcess({ DATA_DIR });
    const postmaster = await postmasterOf(DATA_DIR);
    endNow(postmaster ?? 0);
    expect(await server.end('SIGTERM')).toBe(0);
    // Either no other postmaster was started, or it was stopped as well.
    expect([null, postmaster]).toContain(await postmasterOf(DATA_DIR));
  }, 60_000);
});

/** Keeps one backend computing, so that it does not notice that its postmaster is gone. Resolves when it ends. */
async function keepBusy(dataDir: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: await adminUrlOf(dataDir) });
  client.on('error', () => {});
  await client.connect();
  const busy = client.query('select count(*) from generate_series(1, 200000000)').then(
    () => 'done',
    () => 'ended',
  );
  await pause(300);
  return async () => expect(await busy).toBe('ended');
}

function pause(ms: number): Promise<void> {
  return new Promise((wake) => setTimeout(wake, ms));
}
