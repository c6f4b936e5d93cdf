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

test('an earlier secret opens and checks, and what it sealed is sealed again with the first one', () => {
  const before = createSealer('the earlier one');
  const both = createSealer('the new one', 'the earlier one');
  const after = createSealer('the new one');
  const sealed = before.seal(plain);
  expect(new Uint8Array(both.open(sealed) ?? [])).toEqual(plain);
  const signature = before.sign('a purpose', 'a text');
  expect(both.isSigned('a purpose', 'a text', signature)).toBe(true);
  expect(both.signatures('a purpose', 'a text')).toEqual([after.sign('a purpose', 'a text'), signature]);
  const again = both.sealAgain(sealed) ?? '';
  expect(new Uint8Array(after.open(again) ?? [])).toEqual(plain);
  expect(both.sealAgain(again)).toBeNull();
  expect(() => after.sealAgain(sealed)).toThrow('a secret that is not given');
});
