import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The project's Node version, which runs TypeScript; the one that started the tests may be older. */
const node = 'node_modules/.bin/node';
const packages = readdirSync('packages').filter((name) => existsSync(`packages/${name}/README.md`));

/** The text inside of the first code block of a language. */
function block(text: string, language: string): string {
  const start = text.indexOf(`\`\`\`${language}\n`);
  if (start < 0) throw new Error(`no block of ${language}`);
  const body = text.slice(start + language.length + 4);
  return body.slice(0, body.indexOf('```'));
}

test.each(packages)(
  'the example of packages/%s prints what its README says',
  (name) => {
    const readme = readFileSync(`packages/${name}/README.md`, 'utf8');
    const args = ['--no-warnings', '--input-type=module-typescript', '--eval', block(readme, 'ts')];
    const run = spawnSync(node, args, {
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1', NODE_OPTIONS: '' },
    });
    expect(run.stderr).toBe('');
    expect(run.stdout).toBe(block(readme, 'text'));
  },
  30_000,
);
