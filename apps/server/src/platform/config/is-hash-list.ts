import { closeSync, openSync, readSync } from 'node:fs';

const firstLine = /^[0-9A-Fa-f]{40}:\d{1,12}\r?\n/;

/** Whether a file can be read and begins as a list of SHA-1 hashes with counts does. */
export function isHashList(path: string): boolean {
  try {
    const file = openSync(path, 'r');
    const piece = Buffer.alloc(64);
    const length = readSync(file, piece);
    closeSync(file);
    return firstLine.test(piece.toString('latin1', 0, length));
  } catch {
    return false;
  }
}
