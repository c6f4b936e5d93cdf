import { expect, test } from 'vitest';
import { askEverything, post, startProcess, type TimedAnswer, timed } from '../apps/server/test/index.ts';
import { memoryOf } from './setup/memory-of.ts';
import { startPatroni } from './setup/patroni.ts';
import { shareSettings } from './setup/servers.ts';
import { signUpOwner } from './setup/sign-up-owner.ts';
import { pause, until } from './setup/wait.ts';

const stoppedSeconds = Number(process.env.OPERATE_SECONDS ?? 60);
const [answeredWithin, wellWithin] = [10, 5];

test(`the proxy before the database is stopped for ${stoppedSeconds} s: every call is answered in ${answeredWithin} s`, async () => {
  const { url: databaseUrl, proxy } = await startPatroni();
  const { environment } = await shareSettings(databaseUrl);
  const server = await startProcess(environment);
  const maya = await signUpOwner(server);
  const [asked, before]: [Promise<TimedAnswer>[], number] = [[], memoryOf(server.pid)];
  proxy.signal('SIGSTOP');
  const end = performance.now() + stoppedSeconds * 1000;
  while (performance.now() < end) {
    asked.push(...askEverything(server.url, maya));
    await pause(1_000);
  }
  const after = memoryOf(server.pid);
  proxy.signal('SIGCONT');
  const isWell = async () => (await timed(post(server.url, maya, 'getProfile', {}))).status === 200;
  const well = await until('the server works again', 60, isWell);
  const answers = await Promise.all(asked);
  const slowest = Math.max(...answers.map(({ seconds }) => seconds));
  console.log(
    `${answers.length} calls in ${stoppedSeconds} s, slowest ${slowest.toFixed(1)} s, works again after ${well.toFixed(1)} s; ` +
      `memory ${before} MiB before, ${after} MiB at the end`,
  );
  expect(slowest).toBeLessThan(answeredWithin);
  expect(well).toBeLessThan(wellWithin);
  // What was asked just before the end may have been answered after it.
  const during = answers.filter(({ status, seconds }) => !(status < 500 && seconds > 0.5));
  expect(new Set(during.map(({ status, retryAfter }) => `${status} ${retryAfter}`))).toEqual(
    new Set(['503 2']),
  );
});
