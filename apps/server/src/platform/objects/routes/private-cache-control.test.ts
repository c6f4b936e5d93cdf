import { expect, test } from 'vitest';
import { privateCacheControl, thumbnailCacheControl } from './private-cache-control.ts';

test.each([
  [null, 'private, no-store'],
  ['', 'private, no-store'],
  ['private, max-age=60', 'private, max-age=60'],
  ['public, max-age=60', 'private, max-age=60'],
  ['Public, Max-Age=31536000, immutable', 'private, max-age=3600'],
  ['s-maxage=600', 'private, no-store'],
  ['public, no-store', 'private, no-store'],
  ['max-age=0', 'private, max-age=0'],
  ['no-cache, max-age=60', 'private, max-age=0'],
  ['max-age=60; public', 'private, no-store'],
])('an object whose writer said %j is served with %j', (sent, served) => {
  expect(privateCacheControl(sent)).toBe(served);
});

test.each([
  ['photos', 'private, max-age=3600'],
  ['documents', 'private, no-store'],
  ['previews', 'private, no-store'],
  [undefined, 'private, no-store'],
] as const)('a small picture of %s is served with %j', (purpose, served) => {
  expect(thumbnailCacheControl(purpose)).toBe(served);
});
