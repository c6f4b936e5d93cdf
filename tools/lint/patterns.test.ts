import { expect, test } from 'vitest';
import { checkPatterns } from './patterns.ts';

const check = (text: string, excuses = {}) => checkPatterns([{ path: 'a.ts', text, isTest: false }], excuses);

test('a pattern whose time grows faster than its text is named with its place', () => {
  const problems = check("\nconst bare = (text: string) => text.replace(/^[([]+|[)\\],;:]+$/g, '');\n");
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^a\.ts:2 .* takes 2nd degree polynomial time/);
  expect(check('const x = /^(a+)+$/;')[0]).toContain('exponential time');
});

test('a pattern that is put together while running cannot be judged', () => {
  for (const made of ['new RegExp("^" + name)', 'RegExp(start + end, "i")', 'new globalThis.RegExp(text)'])
    expect(check(`\nconst x = (name, start, end, text) => ${made};`)).toEqual([
      'a.ts:2 makes a pattern while running, whose time nobody can judge; write it out, or compare the text',
    ]);
  expect(check("const x = new RegExp('^(a+)+$', 'i');")[0]).toContain('exponential time');
  expect(check("const x = new RegExp(String.raw`^a`); const y = new RegExp('^a');")).toHaveLength(1);
});

test('a linear one is fine, and so is one with a reason', () => {
  expect(check('const x = /^[a-z]{3,9}$/;')).toEqual([]);
  expect(check('const x = /a+$/;', { '/a+$/': 'tried on names of ten letters' })).toEqual([]);
});
