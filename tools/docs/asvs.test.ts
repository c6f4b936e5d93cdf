import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listSources } from './list-sources.ts';

const page = readFileSync('docs/security/asvs.md', 'utf8');

/** The levels of each section's requirements, in their order: "122" is one of level 1 and two of level 2. */
const levels = JSON.parse(readFileSync('tools/docs/asvs-levels.json', 'utf8')) as Record<string, string>;
const asked = Object.entries(levels).flatMap(([section, each]) =>
  [...each].flatMap((level, index) => (level === '3' ? [] : [`${section}.${index + 1} level ${level}`])),
);

const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| V'))
  .map((line) => {
    const [, number = '', level = '', requirement = '', answer = '', how = '', proof = ''] = line
      .split('|')
      .map((cell) => cell.trim());
    return { number, level, requirement, answer, how, proof };
  });

/** The path behind each short name. */
const paths = new Map(
  [...page.matchAll(/^\[([\w-]+)\]: (\S+)$/gm)].map(([, name = '', path = '']) => [
    name,
    join('docs/security', path),
  ]),
);

/** `[name] "a title"`, with commas between several. */
const readProofs = (proof: string) =>
  [...proof.matchAll(/\[([\w-]+)\] "(.+?)"(?=, \[|$)/g)].map(([whole, name = '', text = '']) => ({
    ...{ whole, name, text },
  }));

/** What is wrong with the proof of a row that is met; null if it holds. */
function problemOf(proof: string): string | null {
  const proofs = readProofs(proof);
  if (proofs.length === 0 || proofs.map(({ whole }) => whole).join(', ') !== proof)
    return 'no proof can be read';
  for (const { name, text } of proofs) {
    const path = paths.get(name);
    if (path === undefined) return `[${name}] has no path`;
    if (!readFileSync(path, 'utf8').includes(text)) return `${path} has no "${text}"`;
  }
  return null;
}

describe('the page about ASVS', () => {
  test('has each requirement of levels 1 and 2 once, in order, with its level', () => {
    expect(rows.map(({ number, level }) => `${number} level ${level}`)).toEqual(asked);
    expect(asked).toHaveLength(253);
  });

  test('answers each with met, does not apply or open, and a few words', () => {
    for (const { number, requirement, answer, how } of rows) {
      expect([number, answer]).toEqual([number, expect.stringMatching(/^(met|does not apply|open)$/)]);
      expect([number, requirement !== '', how !== '']).toEqual([number, true, true]);
    }
  });

  test('names a file and a title that are there for each that is met', () => {
    const wrong = rows
      .filter(({ answer }) => answer === 'met')
      .map(({ number, proof }) => ({ number, problem: problemOf(proof) }))
      .filter(({ problem }) => problem !== null);
    expect(wrong).toEqual([]);
  });

  test('has a plan for each that is open, and a proof for no other than those that are met', () => {
    const open = rows.filter(({ answer }) => answer === 'open');
    expect(open.filter(({ how }) => !/Plan: |^The same plan as V/.test(how))).toEqual([]);
    expect(rows.filter(({ answer, proof }) => answer !== 'met' && proof !== '')).toEqual([]);
  });

  test('counts them right', () => {
    const counted = Object.fromEntries(
      ['met', 'does not apply', 'open'].map((answer) => [
        answer,
        rows.filter((row) => row.answer === answer).length,
      ]),
    );
    const said = Object.fromEntries(
      [...page.matchAll(/^\| (met|does not apply|open|all) \| (\d+) \|$/gm)].map(([, answer, count]) => [
        answer,
        Number(count),
      ]),
    );
    expect(said).toEqual({ ...counted, all: rows.length });
  });

  test('uses every short name it explains', () => {
    const used = new Set(rows.flatMap(({ proof }) => readProofs(proof).map(({ name }) => name)));
    expect([...paths.keys()].toSorted()).toEqual([...used].toSorted());
  });
});

/* Protections that consist of something not being there. */
const sources = listSources();

test.each([
  ['eval', /\beval\(|\bnew Function\(/],
  [
    'HTML written from text',
    /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=|insertAdjacentHTML|document\.write\(/,
  ],
  ['a shell', /\bshell: true|\bexecSync\(|[^.\w]exec\(/],
  ['TLS without a check of the certificate', /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED/],
  ['a lenient parser of HTTP', /insecureHTTPParser|insecure-http-parser/],
])('no source of the product has %s', (_, pattern) => {
  expect(sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path)).toEqual([]);
});

test('MD5 is a checksum of stored files and nothing else', () => {
  const used = sources
    .filter(({ text }) => /createHash\('(?:md5|sha1)'\)/.test(text))
    .map(({ path }) => path);
  expect(used.length).toBeGreaterThan(0);
  // A list of passwords from leaks is written in SHA-1.
  const list = 'apps/server/src/platform/auth/passwords/breached-passwords.ts';
  const others = used.filter(
    (path) => path !== list && !path.startsWith('apps/server/src/platform/objects/'),
  );
  expect(others).toEqual([]);
});
