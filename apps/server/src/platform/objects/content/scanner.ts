import { connect } from 'node:net';
import type { Readable } from 'node:stream';
import { ContentRefused } from './content-refused.ts';

/** Scans for malware. Null is off: then no file is reported as clean. */
export type ContentScanner = (content: Readable) => Promise<'clean' | 'infected'>;

const chunkBytes = 64 * 1024;
const timeLimitMs = 120_000;

/** ClamAV's daemon at `tcp://host:port`; if the daemon does not answer, the upload is answered 503. */
export function openScanner(address: string | undefined): ContentScanner | null {
  if (address === undefined) return null;
  const { hostname, port } = new URL(address);
  return (content) => scan(hostname, Number(port || 3310), content);
}

/** INSTREAM: chunks with their length before them, an empty chunk at the end, one line back. */
function scan(host: string, port: number, content: Readable): Promise<'clean' | 'infected'> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, host);
    let said = '';
    const end = (problem: Error) => {
      socket.destroy();
      content.destroy();
      reject(problem);
    };
    const fail = (reason: string) => end(scannerAway(reason));
    socket.setTimeout(timeLimitMs, () => fail('it took too long'));
    socket.on('error', (problem) => fail(problem.message));
    socket.on('data', (data) => {
      said += data.toString('latin1');
    });
    socket.on('end', () => {
      if (/: OK\0?$/.test(said.trim())) resolve('clean');
      else if (/ FOUND\0?$/.test(said.trim())) resolve('infected');
      else if (/size limit exceeded/.test(said)) end(new ContentRefused(tooLarge));
      else fail('it answered something else');
      socket.destroy();
    });
    socket.write('zINSTREAM\0');
    send(content, socket).catch((problem: Error) => fail(problem.message));
  });
}

const tooLarge = 'This file is too large for the virus scanner; it was not kept.';

/** The code makes the upload end as if the storage were away: it may be sent again. */
function scannerAway(reason: string): Error {
  return Object.assign(new Error(`The virus scanner did not do its work: ${reason}.`), { code: 'ETIMEDOUT' });
}

async function send(content: Readable, socket: ReturnType<typeof connect>): Promise<void> {
  for await (const chunk of content) {
    const bytes = chunk as Buffer;
    for (let at = 0; at < bytes.length; at += chunkBytes) {
      const piece = bytes.subarray(at, at + chunkBytes);
      const length = Buffer.alloc(4);
      length.writeUInt32BE(piece.length);
      socket.write(length);
      if (!socket.write(piece)) await new Promise((resolve) => socket.once('drain', resolve));
    }
  }
  socket.write(Buffer.alloc(4));
}
