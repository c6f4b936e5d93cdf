import { expect, test } from 'vitest';
import { createSealer } from './sealer.ts';

const sealer = createSealer('a secret that only this test knows');
const plain = new TextEncoder().encode('the private part of a key');

test('what is sealed opens again, differs each time and reveals nothing', () => {
  const [one, other] = [sealer.seal(plain), sealer.seal(plain)];
  expect(one).not.toBe(other);
  expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('private');
  expect(new Uint8Array(sealer.open(one) ?? [])).toEqual(plain);
});

test('another secret opens nothing, and neither does the right one after a change', () => {
  const sealed = sealer.seal(plain);
  expect(createSealer('another secret of some length').open(sealed)).toBeNull();
  const bytes = Buffer.from(sealed, 'base64url');
  for (const at of [0, 12, 30, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(sealer.open(changed.toString('base64url'))).toBeNull();
  }
  expect(sealer.open('')).toBeNull();
});
