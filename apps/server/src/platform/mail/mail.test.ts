import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { freePort, useServer } from '../../../test/index.ts';
import { smtpTransport } from './smtp-transport.ts';

const server = await useServer();

const message = { to: 'ada@example.test', subject: 'A word', text: 'Good to go.' };

async function outbox() {
  const response = await fetch(`${server.url}/dev/outbox`, { headers: { accept: 'application/json' } });
  return (await response.json()) as { items: { id: string; subject: string }[] };
}

test('a message waits for the commit of its cause, and is in the outbox once', async () => {
  const { store, mail } = server.services;
  const id = await store.transaction((tx) => mail.send(tx, message));
  expect((await outbox()).items).toEqual([]);
  await server.runJobs();
  await server.runJobs();
  expect((await outbox()).items).toEqual([
    expect.objectContaining({ id, ...message, html: null, headers: {} }),
  ]);
});

test('a message whose cause was rolled back is never sent', async () => {
  const { store, mail } = server.services;
  const before = (await outbox()).items.length;
  const undone = store.transaction(async (tx) => {
    await mail.send(tx, message);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await server.runJobs();
  expect((await outbox()).items).toHaveLength(before);
});

test('the outbox page shows the message, but never as a page of ours', async () => {
  const { store, mail } = server.services;
  const html = '<p>Good to go.</p>';
  const id = await store.transaction((tx) => mail.send(tx, { ...message, subject: '<b>', html }));
  await server.runJobs();
  const list = await fetch(`${server.url}/dev/outbox`);
  expect(await list.text()).toContain('&lt;b&gt;');
  const one = await fetch(`${server.url}/dev/outbox/${id}`);
  expect(await one.text()).toBe(html);
  expect(one.headers.get('content-security-policy')).toContain("sandbox; default-src 'none'");
});

test('with a mail server the message is sent with an id that a repeat shares', async () => {
  const port = await freePort();
  const received: string[] = [];
  const post = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk;
      });
      stream.on('end', () => {
        received.push(text);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => post.listen(port, '127.0.0.1', resolve));
  const transport = smtpTransport(
    { url: `smtp://127.0.0.1:${port}`, from: 'hello@clearpaw.test' },
    'https://clearpaw.test',
  );
  const mail = { ...message, id: 'one', createdAt: '2026-03-02T10:00:00.000Z' };
  const lastBytes: number[] = [];
  for (const _ of [1, 2]) await transport.deliver(mail, async () => void lastBytes.push(received.length));
  transport.close();
  await new Promise<void>((resolve) => post.close(resolve));
  expect(received).toHaveLength(2);
  expect(lastBytes).toHaveLength(2);
  for (const text of received) expect(text).toContain('Message-ID: <one@clearpaw.test>');
});
