import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { longTests } from './long-tests.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

test.each(longTests)('%s names tests that exist', (pattern) => {
  const found = globSync(pattern, { cwd: root }).filter((path) => path.endsWith('.test.ts'));
  expect(found).not.toEqual([]);
});
