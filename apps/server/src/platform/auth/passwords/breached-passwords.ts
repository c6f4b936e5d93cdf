import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';

/** A line is a hash of 40 characters, a colon, a count and a line break: far fewer bytes than this. */
const mostLineBytes = 128;
const hashLength = 40;

/**
 * Whether a password is in a list of those that became public: the file that Pwned Passwords offers for download, with a
 * SHA-1 in each line, sorted. It is searched by bisection: of 40 GB, about 40 short pieces are read.
 */
export async function isBreached(listFile: string, password: string): Promise<boolean> {
  // SHA-1 is the list's own format; nothing is protected by it here.
  const wanted = createHash('sha1').update(password).digest('hex').toUpperCase();
  const list = await open(listFile, 'r');
  try {
    return await isListed(list, wanted, (await list.stat()).size);
  } finally {
    await list.close();
  }
}

/** `low` and `high` always enclose the first byte of the line that is wanted, if there is one. */
async function isListed(list: FileHandle, wanted: string, size: number): Promise<boolean> {
  let [low, high] = [0, size];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const line = await firstLineFrom(list, middle);
    if (line === null || line.start >= high) {
      high = middle;
      continue;
    }
    if (line.hash === wanted) return true;
    if (line.hash < wanted) low = line.start + 1;
    else high = middle;
  }
  return false;
}

/** The first line that begins at `position` or later; null if none does. */
async function firstLineFrom(list: FileHandle, position: number) {
  // A line begins at a position if the byte before it is a line break.
  const from = Math.max(0, position - 1);
  const piece = Buffer.alloc(2 * mostLineBytes);
  const { bytesRead } = await list.read(piece, 0, piece.length, from);
  const text = piece.toString('latin1', 0, bytesRead);
  const offset = position === 0 ? 0 : text.indexOf('\n') + 1;
  if (position > 0 && offset === 0) return null;
  const hash = text.slice(offset, offset + hashLength).toUpperCase();
  return hash.length < hashLength ? null : { start: from + offset, hash };
}
