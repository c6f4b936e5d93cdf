import { expect, it } from 'vitest';
import { readBusinessSearch } from './read-business-search.ts';

const host = 'clearpaw.example';

it.each([
  ['https://clearpaw.example/b/harbor-hounds', { kind: 'link', slug: 'harbor-hounds' }],
  [' Clearpaw.example/b/Harbor-Hounds/?from=poster#x ', { kind: 'link', slug: 'harbor-hounds' }],
  ['https://elsewhere.example/b/harbor-hounds', { kind: 'other-link' }],
  ['https://clearpaw.example/v/ABC', { kind: 'other-link' }],
  ['Harbor Hounds', { kind: 'name', name: 'Harbor Hounds' }],
  ['“Bob’s” \u202e& Café', { kind: 'name', name: 'Bob s Café' }],
  ['harbor-hounds', { kind: 'name', name: 'harbor hounds' }],
  ['x'.repeat(300), { kind: 'name', name: 'x'.repeat(80) }],
  ['a', { kind: 'nothing' }],
  [' *% ', { kind: 'nothing' }],
])('reads %j', (typed, read) => {
  expect(readBusinessSearch(typed, host)).toEqual(read);
});
