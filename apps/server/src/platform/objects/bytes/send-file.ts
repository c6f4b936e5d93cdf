import { type FileHandle, open } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { ByteRange } from '@clearpaw/protocol';
import type { SendTo } from './byte-store.ts';

/** As much as the kernel accepts at once; more would only wait in memory. */
const pieceBytes = 128 * 1024;

/**
 * Sends a file through two buffers that are reused: one is filled while the other is being sent. A stream would
 * allocate memory for every chunk, and garbage collection made reading slow.
 */
export async function openToSend(path: string, range?: ByteRange): Promise<SendTo> {
  const file = await open(path, 'r');
  return async (target) => {
    try {
      await send(file, target, range ?? { start: 0, end: Number.POSITIVE_INFINITY });
      await finished(target.end());
    } catch {
      // A reader who disconnects is not our error, and a file that fails midway must not look complete.
      target.destroy();
    } finally {
      await file.close();
    }
  };
}

async function send(file: FileHandle, target: Writable, { start, end }: ByteRange): Promise<void> {
  const pieces = [Buffer.allocUnsafeSlow(pieceBytes), Buffer.allocUnsafeSlow(pieceBytes)] as const;
  let sending: Promise<void> = Promise.resolve();
  let turn: 0 | 1 = 0;
  let position = start;
  while (position <= end) {
    const piece = pieces[turn];
    const wanted = Math.min(piece.length, end - position + 1);
    const { bytesRead } = await file.read(piece, 0, wanted, position);
    await sending;
    if (bytesRead === 0) break;
    sending = written(target, piece.subarray(0, bytesRead));
    position += bytesRead;
    turn = turn === 0 ? 1 : 0;
  }
  await sending;
}

/** Resolves when the chunk has been sent; only then may its memory be reused. */
function written(target: Writable, piece: Buffer): Promise<void> {
  const done = new Promise<void>((resolve, reject) => {
    const leave = () => reject(new Error('The reader has left.'));
    if (target.destroyed) leave();
    target.once('close', leave);
    target.write(piece, (problem) => {
      target.off('close', leave);
      if (problem) reject(problem);
      else resolve();
    });
  });
  // It may fail while the next chunk is still being read.
  done.catch(() => {});
  return done;
}
