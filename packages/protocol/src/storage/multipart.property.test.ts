import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  boundaryOf,
  frameMultipart,
  MultipartBody,
  MultipartHeadReader,
  makeBoundary,
  maxHeadBytes,
  readMultipartHead,
} from './multipart.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const join = (parts: readonly Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

/** Cuts a body at arbitrary positions and reads it back. */
function readBack(body: Uint8Array, boundary: string, cuts: readonly number[]) {
  const head = readMultipartHead(body, boundary);
  if (head === null || head === 'bad') return head;
  const rest = body.subarray(head.bodyStart);
  const reader = new MultipartBody(boundary);
  const limit = [...new Set([0, ...cuts.map((cut) => cut % (rest.length + 1)), rest.length])].sort(
    (a, b) => a - b,
  );
  const parts: Uint8Array[] = [];
  for (let at = 1; at < limit.length; at += 1) {
    parts.push(...reader.push(rest.subarray(limit[at - 1], limit[at])).map((part) => part.slice()));
  }
  const last = reader.end();
  return { head, content: last ? join([...parts, last]) : null };
}

test('any bytes, cut anywhere, are read as they were written', () => {
  const someBytes = fc.uint8Array({ maxLength: 300 });
  fc.assert(
    fc.property(someBytes, fc.array(fc.nat(400), { maxLength: 8 }), fc.string(), (content, cuts, note) => {
      const { head, foot } = frameMultipart('123456', { note }, 'text/plain');
      const body = join([bytesOf(head), content, bytesOf(foot)]);
      const read = readBack(body, '123456', cuts);
      if (read === null || read === 'bad') throw new Error('The body was not understood.');
      expect(JSON.parse(read.head.metadata)).toEqual({ note });
      expect(read.head.contentType).toBe('text/plain');
      expect([...(read.content ?? [])]).toEqual([...content]);
    }),
  );
});

describe('a body that is none', () => {
  const { head, foot } = frameMultipart('b', {}, 'a/b');
  test('with the wrong boundary', () => {
    expect(readMultipartHead(bytesOf(head), 'other')).toBe('bad');
  });
  test.each([1, 10, 60])('cut after %i bytes, waits for more', (length) => {
    expect(readMultipartHead(bytesOf(head).subarray(0, length), 'b')).toBeNull();
  });
  test('broken off before its foot', () => {
    expect(readBack(bytesOf(`${head}data`), 'b', [])).toMatchObject({ content: null });
  });
  test('with a third part', () => {
    const third = `${head}data\r\n--b\r\nContent-Type: x/y\r\n\r\nmore`;
    expect(readBack(bytesOf(third), 'b', [])).toMatchObject({ content: null });
    expect(readBack(bytesOf(`${head}data${foot}\r\n`), 'b', [])).toMatchObject({ content: bytesOf('data') });
  });
});

/** Pushes a body in chunks of one size until its head is read, or refused. */
function readHead(body: Uint8Array, pieceBytes: number) {
  const reader = new MultipartHeadReader('123456');
  for (let at = 0; at < body.length; at += pieceBytes) {
    const head = reader.push(body.subarray(at, at + pieceBytes));
    if (head !== null) return { head, read: Math.min(body.length, at + pieceBytes) };
  }
  return { head: reader.end(), read: body.length };
}

describe('a head in pieces', () => {
  test('is the same however it is cut, with the bytes that came after it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.string({ maxLength: 500 }), (pieceBytes, note) => {
        const { head, foot } = frameMultipart('123456', { note }, 'text/plain');
        const body = bytesOf(`${head}content${foot}`);
        const { head: begun, read } = readHead(body, pieceBytes);
        if (begun === 'bad') throw new Error('The head was not understood.');
        expect([JSON.parse(begun.metadata), begun.contentType]).toEqual([{ note }, 'text/plain']);
        expect([...begun.rest]).toEqual([...body.subarray(begun.bodyStart, read)]);
      }),
    );
  });

  test('that never ends is refused in a moment, in crumbs of 3 bytes too', () => {
    const endless = bytesOf(`--123456\r\n${'x: y\r\n'.repeat(20_000)}`);
    const started = performance.now();
    const { head, read } = readHead(endless, 3);
    expect([head, read <= maxHeadBytes + 3]).toEqual(['bad', true]);
    expect(performance.now() - started).toBeLessThan(1000);
  });

  test('whose type is a long run of blanks is read in a moment', () => {
    const blanks = ' \t'.repeat(15_000);
    const body = bytesOf(
      `--123456\r\nx: y\r\n\r\n{}\r\n--123456\r\nContent-Type: a${blanks}b\r\n\r\ncontent`,
    );
    const started = performance.now();
    const head = readMultipartHead(body, '123456');
    if (head === null || head === 'bad') throw new Error('The head was not understood.');
    expect(head.contentType.length).toBe(blanks.length + 2);
    expect(performance.now() - started).toBeLessThan(500);
  });
});

test.each([
  ['multipart/related; boundary=123', '123'],
  ['multipart/related; boundary="1 2"', '1 2'],
  ['Multipart/Related;charset=x;boundary=123', '123'],
  ['multipart/related', null],
  ['multipart/form-data; boundary=1', null],
  ['text/plain', null],
])('the boundary of %s is %j', (type, expected) => {
  expect(boundaryOf(type)).toBe(expected);
});

test('a boundary is the digits of two fractions', () => {
  const chances = [0.125, 0.5];
  expect(makeBoundary(() => chances.shift() ?? 0)).toBe('1255');
});
