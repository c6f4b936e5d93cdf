import { expect, test } from 'vitest';
import { useDatabase } from '../../../test/index.ts';
import { migrate, openDatabase } from '../database/index.ts';
import { UnrecoverableError } from '../jobs/index.ts';
import { createLog } from '../telemetry/index.ts';
import { takeOnce } from './delivered.ts';
import { smtpTransport } from './smtp-transport.ts';
import { openPostOffice } from './testing/post-office.ts';

const at = new Date('2026-03-02T10:00:00Z');
const store = openDatabase(await useDatabase(), createLog('silent'));
await migrate(store);

const notesOf = async (id: string) =>
  (await store.pool.query('select sure from mail_taken where id = $1', [id])).rows.map(({ sure }) => sure);
const taken = (onLastByte: () => Promise<void>): Promise<void> => onLastByte();
const unexpected = (): Promise<void> => Promise.reject(new Error('handed over again'));

test('a message that was accepted is not sent again', async () => {
  const id = crypto.randomUUID();
  await takeOnce(store, id, at, taken);
  await takeOnce(store, id, at, unexpected);
  expect(await notesOf(id)).toEqual([true]);
});

test('the same applies to a transport that does not report the last byte, such as a folder', async () => {
  const id = crypto.randomUUID();
  await takeOnce(store, id, at, async () => {});
  await takeOnce(store, id, at, unexpected);
});

test('a message that was refused, before or after its last byte, is tried again', async () => {
  for (const bytes of ['none', 'all']) {
    const id = crypto.randomUUID();
    const refused = takeOnce(store, id, at, async (onLastByte) => {
      if (bytes === 'all') await onLastByte();
      throw Object.assign(new Error('421 later'), { responseCode: 421 });
    });
    await expect(refused).rejects.toThrow('421 later');
    expect(await notesOf(id)).toEqual([]);
    await takeOnce(store, id, at, taken);
  }
});

test('a message whose connection ended between its last byte and the reply is dead-lettered, not sent again', async () => {
  const id = crypto.randomUUID();
  const cut = (reports: boolean) => async (onLastByte: () => Promise<void>) => {
    if (reports) await onLastByte();
    throw Object.assign(new Error('Connection closed unexpectedly'), { code: 'ECONNECTION' });
  };
  await expect(takeOnce(store, id, at, cut(false))).rejects.not.toThrow(UnrecoverableError);
  await expect(takeOnce(store, id, at, cut(true))).rejects.toThrow(UnrecoverableError);
  expect(await notesOf(id)).toEqual([]);
  await takeOnce(store, id, at, taken);
});

test('a message whose server was killed before the reply is dead-lettered with that reason, and sent when retried', async () => {
  const id = crypto.randomUUID();
  // Simulates a killed server: its promise never ends.
  void takeOnce(store, id, at, async (onLastByte) => {
    await onLastByte();
    return new Promise(() => {});
  });
  await expect.poll(() => notesOf(id)).toEqual([false]);
  await expect(takeOnce(store, id, at, unexpected)).rejects.toThrow(UnrecoverableError);
  await takeOnce(store, id, at, taken);
  expect(await notesOf(id)).toEqual([true]);
});

test('the last byte is reported once the mail server has received all of the message, and before its reply', async () => {
  const post = await openPostOffice(() => 'hang');
  const transport = smtpTransport({ url: post.url, from: 'a@x.test' }, 'https://clearpaw.test', 700);
  const mail = { to: 'ada@x.test', subject: 'A word', id: crypto.randomUUID(), createdAt: at.toISOString() };
  const reported: number[] = [];
  const text = 'Good to go.\n'.repeat(5_000);
  const sent = transport.deliver({ ...mail, text }, async () => void reported.push(Date.now()));
  await expect(sent).rejects.toThrow();
  expect(reported).toHaveLength(1);
  expect(Date.now() - (reported[0] ?? 0)).toBeGreaterThan(500);
  transport.close();
  await post.close();
});

test('a message whose first note cannot be stored does not reach the mail server', async () => {
  const post = await openPostOffice();
  const transport = smtpTransport({ url: post.url, from: 'a@x.test' }, 'https://clearpaw.test', 700);
  const mail = { to: 'ada@x.test', subject: 'A word', text: 'Hi.', createdAt: at.toISOString() };
  const send = (id: string, onLastByte: () => Promise<void>) =>
    transport.deliver({ ...mail, id }, onLastByte);
  await expect(send('unnoted', () => Promise.reject(new Error('no database')))).rejects.toThrow(
    'no database',
  );
  await send('noted', async () => {});
  expect(post.taken).toEqual(['noted@clearpaw.test']);
  transport.close();
  await post.close();
});

test('both notes are committed as durably as everything else, so that they survive the loss of a primary', async () => {
  await store.pool.query(`
    create table noted (setting text, sure boolean);
    create function note_setting() returns trigger language plpgsql as $$
      begin insert into noted values (current_setting('synchronous_commit'), new.sure); return new; end $$;
    create trigger note_setting before insert or update on mail_taken for each row execute function note_setting()`);
  await takeOnce(store, crypto.randomUUID(), at, taken);
  const { rows } = await store.pool.query('select distinct setting, sure from noted order by sure');
  expect(rows).toEqual([
    { setting: 'on', sure: false },
    { setting: 'on', sure: true },
  ]);
  await store.pool.query('drop trigger note_setting on mail_taken');
});
