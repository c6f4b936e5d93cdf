import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { cutSilentSenders } from './silent-senders.ts';

let server: Server;
afterEach(() => server.close());

/** A server that answers `workMs` after the whole body has arrived. */
async function serve(silenceMs: number, workMs = 0): Promise<number> {
  server = createServer((incoming, outgoing) => {
    incoming.on('error', () => {});
    incoming.resume().on('end', () => setTimeout(() => outgoing.end('done'), workMs));
  });
  cutSilentSenders(server, silenceMs);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

async function begin(
  port: number,
): Promise<{ socket: Socket; said: () => string; closed: Promise<unknown> }> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  let text = '';
  socket.on('data', (data) => {
    text += data;
  });
  socket.on('error', () => {});
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 6\r\n\r\n');
  return { socket, said: () => text, closed: once(socket, 'close') };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('a sender who becomes silent in the middle of a body is disconnected', async () => {
  const { socket, said, closed } = await begin(await serve(120));
  socket.write('abc');
  await closed;
  expect(said()).toBe('');
});

test('a slow sender who continues is not', async () => {
  const { socket, said, closed } = await begin(await serve(300));
  for (const character of 'abcdef') {
    socket.write(character);
    await pause(100);
  }
  await closed;
  expect(said()).toContain('done');
});

test('a sender who has sent everything may wait for the answer without limit', async () => {
  const { socket, said, closed } = await begin(await serve(60, 300));
  socket.write('abcdef');
  await closed;
  expect(said()).toContain('done');
});
