import { expect, test } from 'vitest';
import { privateCacheControl } from './private-cache-control.ts';

test.each([
  [null, 'private, max-age=0'],
  ['', 'private, max-age=0'],
  ['private, max-age=60', 'private, max-age=60'],
  ['public, max-age=60', 'private, max-age=60'],
  ['Public, Max-Age=31536000, immutable', 'private, max-age=3600'],
  ['s-maxage=600', 'private, max-age=0'],
  ['public, no-store', 'private, no-store'],
  ['no-cache, max-age=60', 'private, max-age=0'],
  ['max-age=60; public', 'private, max-age=0'],
])('an object whose writer said %j is served with %j', (sent, served) => {
  expect(privateCacheControl(sent)).toBe(served);
});
