import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { useDatabase } from '../../../test/index.ts';
import { newId, systemClock } from '../clock/index.ts';
import { readConfig } from '../config/index.ts';
import { openDatabase } from '../database/index.ts';
import { listFailedJobs, openJobs } from '../jobs/index.ts';
import { createLog } from '../telemetry/index.ts';
import { openMail, sendMail } from './index.ts';
import { openPostOffice } from './testing/post-office.ts';

// A few kills show that it works; the full run (MAIL_KILLS=200) takes a quarter of an hour.
const kills = Number(process.env.MAIL_KILLS ?? 3);
const mails = kills * 10;
const program = fileURLToPath(new URL('./testing/mail-worker.ts', import.meta.url));
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function startWorker(environment: Record<string, string>) {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return async () => {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
}

async function openQueue(databaseUrl: string, smtpUrl: string) {
  const log = createLog('silent');
  const store = openDatabase(databaseUrl, log);
  const patience = { silentSeconds: 10, pollIntervalSeconds: 2 };
  const jobs = await openJobs(store, log, [sendMail], patience);
  const config = readConfig({ SMTP_URL: smtpUrl, MAIL_FROM: 'hello@clearpaw.test' });
  const mail = await openMail({ config, jobs, clock: systemClock, newId });
  return { store, jobs, mail };
}

test(
  'when a mail worker is killed repeatedly, each mail arrives or is listed as in doubt, and hardly any is sent twice',
  async () => {
    const databaseUrl = await useDatabase();
    const post = await openPostOffice();
    const { store, jobs, mail } = await openQueue(databaseUrl, post.url);
    const ids: string[] = [];
    const write = async (count: number): Promise<void> => {
      for (let index = 0; index < count; index += 1) {
        const draft = { to: `p${ids.length}@x.test`, subject: 'A word', text: 'Good to go.' };
        ids.push(await store.transaction((tx) => mail.send(tx, draft)));
        await pause(Math.random() * 200);
      }
    };
    const worker = { DATABASE_URL: databaseUrl, SMTP_URL: post.url };
    for (let killed = 0; killed < kills; killed += 1) {
      const [kill] = await Promise.all([startWorker(worker), write(10)]);
      await pause(Math.random() * 400);
      await kill();
    }
    const kill = await startWorker(worker);
    const arrived = (): number => new Set(post.taken).size;
    // A job whose server was killed repeatedly waits longer each time.
    const patience = { timeout: 240_000 + kills * 5_000, interval: 500 };
    // A kill between the note of a mail and its last byte leaves it to the operator (decision 0127).
    const settled = async () => arrived() + (await listFailedJobs(store)).length;
    await expect.poll(settled, patience).toBeGreaterThanOrEqual(mails);
    await pause(3_000);
    await kill();
    const repeats = post.taken.length - arrived();
    const failedJobs = await listFailedJobs(store);
    console.info(
      `${mails} mails, ${kills} kills: ${mails - arrived()} lost, ${repeats} repeated, ${failedJobs.length} in doubt`,
    );
    const written = new Set(ids.map((id) => `${id}@clearpaw.test`));
    expect(post.taken.filter((id) => !written.has(id))).toEqual([]);
    expect(mails - arrived()).toBeLessThanOrEqual(failedJobs.length);
    expect(failedJobs.length).toBeLessThanOrEqual(kills);
    for (const { reason } of failedJobs) expect(reason).toContain('most likely has it');
    expect(repeats).toBeLessThanOrEqual(Math.max(1, Math.floor(mails / 1_000)));
    await jobs.close();
    await post.close();
    await store.close();
  },
  300_000 + kills * 20_000,
);
