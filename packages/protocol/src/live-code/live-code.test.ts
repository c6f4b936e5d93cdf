import { expect, test } from 'vitest';
import { encodeBase32 } from '../base32/index.ts';
import { makeKeyPair, pointOf } from '../cose/index.ts';
import { formatLiveFragment, isTailBy, readFragment, slotAt } from './live-code.ts';

const pair = await makeKeyPair(true);
const point = pointOf({ ...(await crypto.subtle.exportKey('jwk', pair.publicKey)) });
if (!point) throw new Error('The test needs a key.');
const credential = new TextEncoder().encode('a credential of some length');
const text = encodeBase32(credential);

test('a slot is a half-minute', () => {
  expect(slotAt(0)).toBe(0);
  expect(slotAt(29_999)).toBe(0);
  expect(slotAt(30_000)).toBe(1);
});

test('without a tail it is a code that is not live', () => {
  expect(readFragment(text)).toEqual({ credential, tail: null });
});

test('with a tail it names its half-minute and proves its device', async () => {
  const read = readFragment(await formatLiveFragment(text, 59_700_000, pair.privateKey));
  expect(read?.credential).toEqual(credential);
  expect(read?.tail?.slot).toBe(59_700_000);
  expect(read?.tail && (await isTailBy(point, credential, read.tail))).toBe(true);
});

test('a tail does not fit another credential, another half-minute or another device', async () => {
  const tail = readFragment(await formatLiveFragment(text, 7, pair.privateKey))?.tail;
  const other = await makeKeyPair(true);
  const otherPoint = pointOf({ ...(await crypto.subtle.exportKey('jwk', other.publicKey)) });
  if (!tail || !otherPoint) throw new Error('The test needs both.');
  expect(await isTailBy(point, credential.slice(1), tail)).toBe(false);
  expect(await isTailBy(point, credential, { ...tail, slot: 8 })).toBe(false);
  expect(await isTailBy(otherPoint, credential, tail)).toBe(false);
  expect(await isTailBy({ x: point.y, y: point.x }, credential, tail)).toBe(false);
});

test.each(['', '.', `${text}.`, `.${text}`, `${text}.AAAA`, `${text}.${text}.${text}`, text.toLowerCase()])(
  '%j is no fragment',
  (bad) => {
    expect(readFragment(bad)).toBeNull();
  },
);

test('a tail a character too long or too short is refused', async () => {
  const whole = await formatLiveFragment(text, 7, pair.privateKey);
  expect(readFragment(`${whole}A`)).toBeNull();
  expect(readFragment(whole.slice(0, -1))).toBeNull();
});
