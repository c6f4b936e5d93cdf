import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  randomBytes,
  scryptSync,
  timingSafeEqual,
} from 'node:crypto';
import { BackupRefused } from './backup-refused.ts';

/**
 * A stream encrypted in segments. Each segment's number, and whether it is the last one, are authenticated: none can be
 * changed, moved, repeated or left out, and a truncated file is noticed (the STREAM construction of Hoang et al.).
 *
 * File: magic, salt, check value of the key, then segments of AES-256-GCM.
 */
const magic = Buffer.from('clearpaw backup\n');
const saltBytes = 16;
const checkBytes = 16;
const headBytes = magic.length + saltBytes + checkBytes;
const segmentBytes = 1024 * 1024;
const tagBytes = 16;
const algorithm = 'aes-256-gcm';

interface Keys {
  readonly segments: Buffer;
  readonly check: Buffer;
}

/** The salt gives each file its own key, so that a segment's number may serve as its nonce. */
function keysFrom(secret: string, salt: Buffer): Keys {
  const root = scryptSync(secret, salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 });
  const derived = (name: string) => createHmac('sha256', root).update(name).digest();
  return { segments: derived('segments'), check: derived('check').subarray(0, checkBytes) };
}

/** 11 bytes for the number, one byte that marks the last segment. */
function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(index, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** Encrypts a stream. */
export async function* seal(source: AsyncIterable<Buffer>, secret: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltBytes);
  const keys = keysFrom(secret, salt);
  yield Buffer.concat([magic, salt, keys.check]);
  let index = 0;
  let held: Buffer | null = null;
  for await (const segment of inSegments(source, segmentBytes)) {
    if (held) yield sealOne(keys, held, index++, false);
    held = segment;
  }
  yield sealOne(keys, held ?? Buffer.alloc(0), index, true);
}

function sealOne({ segments }: Keys, plain: Buffer, index: number, isLast: boolean): Buffer {
  const cipher = createCipheriv(algorithm, segments, nonceOf(index, isLast));
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** Decrypts a sealed stream; throws `BackupRefused` if it is not one, or not complete. */
export async function* unseal(source: AsyncIterable<Buffer>, secret: string): AsyncGenerator<Buffer> {
  let keys: Keys | null = null;
  let index = 0;
  let held: Buffer | null = null;
  for await (const piece of withHead(source)) {
    if (keys === null) {
      keys = openHead(piece, secret);
      continue;
    }
    if (held) yield openOne(keys, held, index++, false);
    held = piece;
  }
  if (keys === null || held === null) throw damaged();
  yield openOne(keys, held, index, true);
}

/** The head first, then segments. */
async function* withHead(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let head: Buffer | null = Buffer.alloc(0);
  async function* rest(): AsyncGenerator<Buffer> {
    for await (const chunk of source) yield chunk;
  }
  const chunks = rest();
  while (head.length < headBytes) {
    const { value, done } = await chunks.next();
    if (done) break;
    head = Buffer.concat([head, value]);
  }
  yield head.subarray(0, headBytes);
  const left = head.subarray(headBytes);
  head = null;
  async function* all(): AsyncGenerator<Buffer> {
    if (left.length > 0) yield left;
    yield* chunks;
  }
  yield* inSegments(all(), segmentBytes + tagBytes);
}

function openHead(head: Buffer, secret: string): Keys {
  if (head.length < headBytes || !head.subarray(0, magic.length).equals(magic))
    throw new BackupRefused('This file is no backup of Clearpaw.');
  const salt = head.subarray(magic.length, magic.length + saltBytes);
  const keys = keysFrom(secret, salt);
  if (!timingSafeEqual(head.subarray(magic.length + saltBytes), keys.check))
    throw new BackupRefused('BACKUP_KEY is not the key of this backup.');
  return keys;
}

function openOne({ segments }: Keys, sealed: Buffer, index: number, isLast: boolean): Buffer {
  if (sealed.length < tagBytes) throw damaged();
  const end = sealed.length - tagBytes;
  const decipher = createDecipheriv(algorithm, segments, nonceOf(index, isLast));
  decipher.setAuthTag(sealed.subarray(end));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, end)), decipher.final()]);
  } catch {
    throw damaged();
  }
}

export function damaged(): BackupRefused {
  return new BackupRefused('This backup is damaged or was cut short.');
}

/** The same bytes in segments of one size, the last one shorter. */
async function* inSegments(source: AsyncIterable<Buffer>, size: number): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let length = 0;
  for await (const chunk of source) {
    held.push(chunk);
    length += chunk.length;
    if (length < size) continue;
    const all = Buffer.concat(held);
    let at = 0;
    for (; at + size <= all.length; at += size) yield all.subarray(at, at + size);
    const rest = all.subarray(at);
    held = rest.length > 0 ? [rest] : [];
    length = rest.length;
  }
  if (length > 0) yield Buffer.concat(held);
}
