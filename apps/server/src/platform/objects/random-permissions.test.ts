import { expect, test } from 'vitest';
import { newDownloadToken, newUploadId } from './random-permissions.ts';

test.each<[string, number, () => Buffer]>([
  ['a download link', 256, () => Buffer.from(newDownloadToken(), 'base64url')],
  ['an upload', 128, () => Buffer.from(newUploadId().replaceAll('-', ''), 'hex')],
])('%s has %i random bits', (_, bits, make) => {
  const made = Array.from({ length: 200 }, make);
  const isSet = (bytes: Buffer, bit: number) => (((bytes[bit >> 3] ?? 0) >> (bit & 7)) & 1) === 1;
  const fixed = Array.from({ length: bits }, (_, bit) => bit).filter(
    (bit) => new Set(made.map((bytes) => isSet(bytes, bit))).size === 1,
  );
  expect(new Set(made.map((bytes) => bytes.length * 8))).toEqual(new Set([bits]));
  expect(fixed).toEqual([]);
});

test('the id of an upload is written like a UUID, as the database keeps it', () => {
  expect(newUploadId()).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
});
