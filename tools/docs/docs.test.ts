import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const list = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => path !== '' && existsSync(path));

describe('documents', () => {
  test('every link to a file of the project leads somewhere', () => {
    const dead = list('*.md').flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)]
        .map(([, target = '']) => target)
        .filter((target) => !existsSync(join(dirname(path), target)))
        .map((target) => `${path}: ${target}`),
    );
    expect(dead).toEqual([]);
  });
});

const decisions = list('docs/decisions/[0-9]*.md').map((path) => ({
  path,
  text: readFileSync(path, 'utf8'),
}));
const index = readFileSync('docs/decisions/README.md', 'utf8');

describe.each(decisions)('$path', ({ path, text }) => {
  const file = path.slice('docs/decisions/'.length);
  const [, number, title, date, status] =
    /^# (\d{4}) (.+)\n\n- \*\*Date\*\*: (\d{4}-\d\d-\d\d)\n- \*\*Status\*\*: (.+)\n\n/.exec(text) ?? [];

  test('has number, title, date and status, then context, decision and consequences', () => {
    expect(number).toBe(file.slice(0, 4));
    expect([...text.matchAll(/^## (.+)$/gm)].map(([, name]) => name)).toEqual([
      'Context',
      'Decision',
      'Consequences',
    ]);
  });

  test('stands in the index', () => {
    expect(index).toContain(`| ${number} | [${title}](${file}) | ${date} | ${status} |`);
  });
});
