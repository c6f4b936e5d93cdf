import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';

const server = await useServer();
const { port } = new URL(server.url);

/** Sends these bytes, and returns the first line of the answer. */
function firstLine(lines: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1');
    let said = '';
    socket.on('data', (bytes) => {
      said += bytes.toString('latin1');
      socket.destroy();
    });
    socket.on('close', () => resolve(said.split('\r\n')[0] ?? ''));
    socket.on('error', reject);
    socket.write(lines.join('\r\n'));
  });
}

const head = ['Host: localhost', 'Content-Type: application/json'];

test.each([
  [
    'two ways of saying where the body ends',
    ['Content-Length: 4', 'Transfer-Encoding: chunked', '', '0', '', ''],
  ],
  ['two lengths', ['Content-Length: 2', 'Content-Length: 4', '', '{}', '']],
  ['an encoding that is not known', ['Transfer-Encoding: chunked, identity', '', '0', '', '']],
])('a request with %s is refused before anything reads it', async (_, rest) => {
  const request = ['POST /functions/getProfile HTTP/1.1', ...head, ...rest];
  expect(await firstLine(request)).toBe('HTTP/1.1 400 Bad Request');
});

test.each(['/', '/functions/getProfile', '/api/auth/get-session'])(
  'TRACE %s echoes nothing',
  async (path) => {
    const line = await firstLine([`TRACE ${path} HTTP/1.1`, ...head, '', '']);
    expect(line).toMatch(/^HTTP\/1\.1 4\d\d /);
  },
);
