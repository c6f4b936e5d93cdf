import { expect, test } from 'vitest';
import { checkPatterns } from './patterns.ts';

const check = (text: string, excuses = {}) => checkPatterns([{ path: 'a.ts', text, isTest: false }], excuses);

test('a pattern whose time grows faster than its text is named with its place', () => {
  const problems = check("\nconst bare = (text: string) => text.replace(/^[([]+|[)\\],;:]+$/g, '');\n");
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^a\.ts:2 .* takes 2nd degree polynomial time/);
  expect(check('const x = /^(a+)+$/;')[0]).toContain('exponential time');
});

test('a linear one is fine, and so is one with a reason', () => {
  expect(check('const x = /^[a-z]{3,9}$/;')).toEqual([]);
  expect(check('const x = /a+$/;', { '/a+$/': 'tried on names of ten letters' })).toEqual([]);
});
