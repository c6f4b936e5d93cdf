import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { isUnavailable } from '../../database/index.ts';
import { ContentRefused } from './content-refused.ts';
import { prepareContent } from './prepare-content.ts';
import { openScanner } from './scanner.ts';

/** ClamAV's daemon as far as its protocol goes: it answers once the empty chunk has arrived. */
async function startDaemon(answer: string | null) {
  const received: Buffer[] = [];
  const daemon = createServer((socket) => {
    socket.on('error', () => {});
    if (answer === null) return void socket.destroy();
    socket.on('data', (bytes) => {
      received.push(bytes);
      if (Buffer.concat(received).subarray(-4).equals(Buffer.alloc(4))) socket.end(answer);
    });
  });
  daemon.listen(0, '127.0.0.1');
  await once(daemon, 'listening');
  onTestFinished(() => void daemon.close());
  const scanner = openScanner(`tcp://127.0.0.1:${(daemon.address() as AddressInfo).port}`);
  return { scanner, received: () => Buffer.concat(received) };
}

const content = 'X5O!P%@AP';
const prepare = (scanner: ReturnType<typeof openScanner>) =>
  prepareContent(
    { purpose: 'files', declaredType: 'text/plain', size: content.length, scanner, account: 'a' },
    async () => Readable.from([Buffer.from(content)]),
  );

test('an upload in which the scanner finds something is refused', async () => {
  const daemon = await startDaemon('stream: Eicar-Test-Signature FOUND\0');
  await expect(prepare(daemon.scanner)).rejects.toThrow(ContentRefused);
  expect(daemon.received().toString('latin1')).toContain(content);
});

test('one in which it finds nothing is kept', async () => {
  const { scanner } = await startDaemon('stream: OK\0');
  expect(await prepare(scanner)).toEqual({ kind: 'keep', contentType: 'text/plain' });
});

test.each([
  ['does not answer', null],
  ['answers something else', 'INSTREAM: ERROR\0'],
])('while the scanner %s nothing is kept, and the upload may be sent again', async (_, answer) => {
  const { scanner } = await startDaemon(answer);
  const problem = await prepare(scanner).catch((one: Error) => one);
  expect(problem).toMatchObject({
    message: expect.stringContaining('The virus scanner did not do its work'),
  });
  expect(isUnavailable(problem)).toBe(true);
});

test('a file that is too large for the scanner is refused', async () => {
  const { scanner } = await startDaemon('INSTREAM size limit exceeded. ERROR\0');
  await expect(prepare(scanner)).rejects.toThrow(ContentRefused);
});
