import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** What runs in production: no tests, and no code that only tests use. */
export function listSources(): readonly { readonly path: string; readonly text: string }[] {
  const asked = ['apps', 'packages'].flatMap((folder) => [`${folder}/*.ts`, `${folder}/*.tsx`]);
  return execFileSync('git', ['ls-files', ...asked], { encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '' && existsSync(path) && !isForTests(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

function isForTests(path: string): boolean {
  return /\.test\.tsx?$|\/(?:test|testing)\//.test(path);
}
