import { expect, test } from 'vitest';
import { type WalletPlatform, walletsHere } from './wallets-here.ts';

const both: readonly WalletPlatform[] = ['apple', 'google'];

test.each([
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15', 5, ['apple']],
  ['an iPad', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari', 5, ['apple']],
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36', 5, ['google']],
  ['a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari', 0, both],
  ['a PC with a touch screen', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36', 10, both],
])('%s shows what it may have', (_, userAgent, maxTouchPoints, expected) => {
  expect(walletsHere(both, { userAgent, maxTouchPoints })).toEqual(expected);
  expect(walletsHere([], { userAgent, maxTouchPoints })).toEqual([]);
});

test('a phone shows nothing where only the other wallet is set up', () => {
  expect(walletsHere(['apple'], { userAgent: 'Android', maxTouchPoints: 5 })).toEqual([]);
  expect(walletsHere(['google'], { userAgent: 'iPhone', maxTouchPoints: 5 })).toEqual([]);
});
