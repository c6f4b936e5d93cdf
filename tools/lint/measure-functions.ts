import { parseAst } from 'rolldown/parseAst';
import type { SourceFile } from './source-files.ts';

export interface MeasuredFunction {
  readonly name: string;
  readonly line: number;
  readonly lines: number;
  /** A function that returns markup and is named like a component. */
  readonly isComponent: boolean;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly id?: { readonly name?: string } | null;
  readonly key?: { readonly name?: string };
}

/** Every named function in a file; nested functions count as part of the outer one too. */
export function measureFunctions({ path, text }: SourceFile): MeasuredFunction[] {
  const tree = parseAst(text, { lang: path.endsWith('.tsx') ? 'tsx' : 'ts' }) as unknown as Node;
  const found: MeasuredFunction[] = [];
  visit(tree, '', (node, name) => {
    const line = lineAt(text, node.start);
    const lines = lineAt(text, node.end) - line + 1;
    const isComponent = path.endsWith('.tsx') && /^[A-Z]/.test(name);
    found.push({ name, line, lines, isComponent });
  });
  return found;
}

const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

function visit(node: Node, name: string, onFunction: (node: Node, name: string) => void): void {
  const own = node.id?.name ?? node.key?.name ?? name;
  if (functions.has(node.type)) onFunction(node, own || 'a function without a name');
  for (const child of childrenOf(node)) visit(child, functions.has(node.type) ? '' : own, onFunction);
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter(
      (value): value is Node => typeof value === 'object' && value !== null && typeof value.type === 'string',
    );
}

function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) line++;
  return line;
}
