import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';

/** A test, or a group of tests, by the title in its source. */
export interface FoundTest {
  readonly path: string;
  readonly title: string;
}

interface Node {
  readonly type?: string;
  readonly name?: string;
  readonly callee?: Node;
  readonly object?: Node;
  readonly property?: Node;
  readonly tag?: Node;
  readonly arguments?: readonly Node[];
  readonly value?: unknown;
  readonly start?: number;
  readonly end?: number;
}

const starts: ReadonlySet<string> = new Set(['test', 'it', 'describe']);
/** A test that does not run proves nothing. */
const asleep: ReadonlySet<string> = new Set(['skip', 'todo', 'skipIf', 'runIf', 'fails']);

/** Every test of the repository, whether it is in the index yet or not. */
export function findTests(root: string): readonly FoundTest[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '*.test.ts', '*.test.tsx'];
  const paths = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  return [...new Set(paths)].flatMap((path) => testsIn(path, readFileSync(join(root, path), 'utf8')));
}

/** The titles in one file. A title that is assembled at run time is used as it is written. */
export function testsIn(path: string, text: string): readonly FoundTest[] {
  const found: FoundTest[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const each of node) visit(each);
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
    const call = node as Node;
    if (call.type === 'CallExpression' && call.callee && runs(call.callee)) {
      const title = titleOf(call.arguments?.[0], text);
      if (title !== null) found.push({ path, title });
    }
    for (const each of Object.values(node)) visit(each);
  };
  visit(parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }));
  return found;
}

/** `test`, `test.each(…)`, `describe.concurrent`, but not skipped ones. */
function runs(callee: Node): boolean {
  if (callee.type === 'Identifier') return starts.has(callee.name ?? '');
  if (callee.type === 'CallExpression') return callee.callee !== undefined && runs(callee.callee);
  if (callee.type !== 'MemberExpression') return false;
  return !asleep.has(callee.property?.name ?? '') && callee.object !== undefined && runs(callee.object);
}

function titleOf(node: Node | undefined, text: string): string | null {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral') return text.slice((node.start ?? 0) + 1, (node.end ?? 0) - 1);
  return null;
}
