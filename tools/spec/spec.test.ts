import { describe, expect, test } from 'vitest';
import { testsIn } from './find-tests.ts';
import { idsIn, proveStatements } from './prove-statements.ts';
import { parseSection } from './read-statements.ts';
import { writeTable } from './write-table.ts';

const section = `# 1. Doors
1.1 The door opens.
    = door.test.ts: it opens
1.2 It shuts | quietly.
    ~ 0018
    ! hinges
`;

describe('statements', () => {
  test('are read with their proofs and decisions', () => {
    expect(parseSection(section)).toEqual([
      {
        id: '1.1',
        says: 'The door opens.',
        section: '1. Doors',
        decision: null,
        waits: null,
        proofs: [{ path: 'door.test.ts', title: 'it opens' }],
      },
      {
        id: '1.2',
        says: 'It shuts | quietly.',
        section: '1. Doors',
        decision: '0018',
        waits: 'hinges',
        proofs: [],
      },
    ]);
  });
  test('a line that is nothing of the kind is refused', () => {
    expect(() => parseSection('# 1.\nnonsense')).toThrow('nonsense');
  });
});

describe('tests are found in the source', () => {
  const found = (text: string) => testsIn('a.test.ts', text).map(({ title }) => title);
  test('whatever they are called with', () => {
    expect(
      found("test('a', f); it.each([1])('b %s', f); describe.each`x`; describe('c', () => { it(`d`, f) })"),
    ).toEqual(['a', 'b %s', 'c', 'd']);
  });
  test('but not one that is asleep, nor a word in a comment', () => {
    expect(
      found("test.skip('a', f); it.todo('b'); test.skipIf(true)('c', f); /* test('d') */ best('e')"),
    ).toEqual([]);
  });
});

describe('a proof', () => {
  const statements = parseSection(section);
  test('is named by the statement, or names it', () => {
    const tests = [
      { path: 'door.test.ts', title: 'it opens' },
      { path: 'b.test.ts', title: 'it shuts [spec 1.2, 1.1]' },
    ];
    const { proven, problems } = proveStatements(statements, tests);
    expect(proven.map(({ tests: proofs }) => proofs.length)).toEqual([2, 1]);
    expect(problems).toEqual([]);
  });
  test('that is not there, and a name that nothing has, are said', () => {
    const { proven, problems } = proveStatements(statements, [{ path: 'b.test.ts', title: 'x [spec 9.9]' }]);
    expect(proven.every(({ tests }) => tests.length === 0)).toBe(true);
    expect(problems).toEqual([
      '1.1 names a test that is not there: door.test.ts: it opens',
      'b.test.ts names 9.9, which no statement has: x [spec 9.9]',
    ]);
  });
  test('an id that stands twice is said', () => {
    expect(proveStatements([...statements, ...statements], []).problems).toContain('1.2 stands twice');
  });
  test('is read from the title alone', () => {
    expect(idsIn('x [spec 2.14, 2.15]')).toEqual(['2.14', '2.15']);
    expect(idsIn('spec 2.14')).toEqual([]);
  });
});

test('the table shows what is open, and its cells hold', () => {
  const { proven } = proveStatements(parseSection(section), [{ path: 'door.test.ts', title: 'it opens' }]);
  const table = writeTable(proven);
  expect(table).toContain('2 statements, 1 open.');
  expect(table).toContain('| 1.1 | The door opens. | it opens (`door.test.ts`) |');
  expect(table).toContain('| 1.2 | It shuts \\| quietly. | decision 0018<br>**open** |');
});
