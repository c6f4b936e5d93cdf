import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject, linkPackages } from '../copy-project.ts';
import { readCodeBlocks } from './code-blocks.ts';

const guide = 'docs/guides/add-a-function.md';
const contract = 'packages/contract/src/vaccinations/vaccination-functions.ts';
/** The type errors that follow the contract change, according to the guide. */
const missing = [
  'apps/server/src/features/vaccinations/vaccination-functions.ts',
  'apps/server/test/authorization/lines.ts',
  'apps/web/src/platform/data/stale-reads.ts',
];

let copy = '';
beforeAll(() => {
  copy = copyProject();
  linkPackages(copy);
}, 120_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('the function of the guide is promised as it says, and the types name what the guide names', {
  timeout: 600_000,
}, () => {
  const text = readFileSync(guide, 'utf8');
  for (const file of [contract, ...missing]) expect(text).toContain(`\`${file}\``);
  const file = join(copy, contract);
  const [promised] = readCodeBlocks(guide);
  const begin = 'export const vaccinations = {\n';
  writeFileSync(file, readFileSync(file, 'utf8').replace(begin, `${begin}${promised?.text}\n`));
  // The first covers all pages, the second all tests and thereby the server.
  const said = ['apps/web', '.'].map((project) => {
    const compiler = resolve('node_modules/typescript/bin/tsc');
    return spawnSync(
      process.execPath,
      [compiler, '-p', project, '--incremental', 'false', '--pretty', 'false'],
      {
        cwd: copy,
        encoding: 'utf8',
      },
    ).stdout;
  });
  const named = [...said.join('\n').matchAll(/^([^\s(]+)\(\d+,\d+\): error/gm)].map(([, path = '']) => path);
  expect([...new Set(named)].toSorted()).toEqual(missing);
});
