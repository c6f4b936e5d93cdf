import { expect, test } from 'vitest';
import { useDatabase } from '../../../test/index.ts';
import { newId, systemClock } from '../clock/index.ts';
import { readConfig } from '../config/index.ts';
import { openDatabase } from '../database/index.ts';
import { defineJob, listFailedJobs, openJobs, retryFailedJobs } from '../jobs/index.ts';
import { createLog } from '../telemetry/index.ts';
import { openMail, sendMail } from './index.ts';
import { smtpTransport } from './smtp-transport.ts';
import { type Mood, openPostOffice } from './testing/post-office.ts';

const quickly = { timeout: 30_000, interval: 100 };

/** A queue that sends to a mail server with this behavior, and waits half a second for it. */
async function useUnwilling(moodFor: (to: string, attempt: number) => Mood) {
  const log = createLog('silent');
  const store = openDatabase(await useDatabase(), log);
  const post = await openPostOffice(moodFor);
  const other = { done: 0 };
  const otherJob = defineJob<object, object>({
    name: 'other',
    run: async () => {
      other.done += 1;
    },
  });
  const jobs = await openJobs(store, log, [sendMail, otherJob]);
  const config = readConfig({ SMTP_URL: post.url, MAIL_FROM: 'hello@clearpaw.test' });
  const mail = await openMail({ config, jobs, clock: systemClock, newId });
  const transport = smtpTransport(
    { url: post.url, from: 'hello@clearpaw.test' },
    'https://clearpaw.test',
    500,
  );
  await jobs.work({ store, clock: systemClock, mail: { transport } });
  const send = (to: string) =>
    store.transaction((tx) => mail.send(tx, { to, subject: 'A word', text: 'Hi.' }));
  const close = async (): Promise<void> => {
    await jobs.close();
    transport.close();
    mail.transport.close();
    await post.close();
    await store.close();
  };
  const doOther = () => store.transaction((tx) => jobs.enqueue(tx, otherJob, {}));
  return { store, log, post, send, close, doOther, other };
}

test('a mail server that at first says "later" gets the mail again, under the same id, and other work goes on', async () => {
  const fixture = await useUnwilling((_, attempt) => (attempt === 1 ? 'later' : 'take'));
  const id = await fixture.send('ada@x.test');
  await expect.poll(() => fixture.post.tries.get('ada@x.test'), quickly).toBe(1);
  await fixture.doOther();
  await expect.poll(() => fixture.other.done, quickly).toBe(1);
  await expect.poll(() => fixture.post.taken, quickly).toEqual([`${id}@clearpaw.test`]);
  expect(await listFailedJobs(fixture.store)).toEqual([]);
  await fixture.close();
}, 60_000);

test.each(['hang', 'hang up'] as const)(
  'a mail server that has all of a mail and does "%s" may have taken it: the operator decides, and other work goes on',
  async (mood) => {
    const fixture = await useUnwilling((_, attempt) => (attempt === 1 ? mood : 'take'));
    const id = await fixture.send('ada@x.test');
    await fixture.doOther();
    await expect.poll(() => fixture.other.done, quickly).toBe(1);
    await expect.poll(() => listFailedJobs(fixture.store), quickly).toHaveLength(1);
    const [failedJob] = await listFailedJobs(fixture.store);
    expect(failedJob).toMatchObject({ tries: 1, reason: expect.stringContaining('most likely has it') });
    expect(fixture.post.tries.get('ada@x.test')).toBe(1);
    await retryFailedJobs(fixture.store, fixture.log);
    await expect.poll(() => fixture.post.taken, quickly).toEqual([`${id}@clearpaw.test`]);
    await fixture.close();
  },
  60_000,
);

test('a recipient who does not exist dead-letters the mail at once, with the reason; retried by hand it is sent', async () => {
  let exists = false;
  const fixture = await useUnwilling((to) => (to === 'nobody@x.test' && !exists ? 'never' : 'take'));
  const id = await fixture.send('nobody@x.test');
  const good = await fixture.send('ada@x.test');
  await expect.poll(() => listFailedJobs(fixture.store), quickly).toHaveLength(1);
  const [failedJobs] = await listFailedJobs(fixture.store);
  expect(failedJobs).toMatchObject({ job: 'send-mail', tries: 1, reason: expect.stringContaining('550') });
  await expect.poll(() => fixture.post.taken, quickly).toEqual([`${good}@clearpaw.test`]);
  exists = true;
  expect(await retryFailedJobs(fixture.store, fixture.log)).toBe(1);
  await expect.poll(() => fixture.post.taken, quickly).toContain(`${id}@clearpaw.test`);
  expect(await listFailedJobs(fixture.store)).toEqual([]);
  await fixture.close();
}, 60_000);
