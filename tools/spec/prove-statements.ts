import type { FoundTest } from './find-tests.ts';
import type { Statement } from './read-statements.ts';

export interface Proven extends Statement {
  readonly tests: readonly FoundTest[];
}

/**
 * Assigns each statement the tests that prove it: those whose title names it (`… [spec 2.14, 2.15]`) and those that the
 * statement names itself. Reports mismatches: a proof that does not exist, a title that names no statement, a duplicate
 * id.
 */
export function proveStatements(
  statements: readonly Statement[],
  tests: readonly FoundTest[],
): { readonly proven: readonly Proven[]; readonly problems: readonly string[] } {
  const problems: string[] = [];
  const proven = statements.map((statement, index) => {
    if (statements.findIndex(({ id }) => id === statement.id) !== index) {
      problems.push(`${statement.id} stands twice`);
    }
    const own = tests.filter(({ title }) => idsIn(title).includes(statement.id));
    const named = statement.proofs.flatMap((proof) => {
      const test = tests.find(({ path, title }) => path === proof.path && title === proof.title);
      if (!test)
        problems.push(`${statement.id} names a test that is not there: ${proof.path}: ${proof.title}`);
      return test ? [test] : [];
    });
    return { ...statement, tests: [...own, ...named] };
  });
  const known = new Set(statements.map(({ id }) => id));
  for (const { path, title } of tests) {
    const strange = idsIn(title).filter((id) => !known.has(id));
    if (strange.length > 0)
      problems.push(`${path} names ${strange.join(', ')}, which no statement has: ${title}`);
  }
  return { proven, problems };
}

/** The statements a title names. */
export function idsIn(title: string): readonly string[] {
  const list = /\[spec ([\d., ]+)\]/.exec(title)?.[1] ?? '';
  return list
    .split(',')
    .map((id) => id.trim())
    .filter(Boolean);
}
