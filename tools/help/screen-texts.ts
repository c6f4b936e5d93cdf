import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { repository } from './help-pages.ts';

interface Node {
  readonly type: string;
  readonly value?: unknown;
  readonly computed?: boolean;
  readonly key?: Node;
  readonly quasis?: readonly { readonly value: { readonly cooked: string } }[];
}

/** So much of a text with values in it must be fixed, or it would match nearly everything. */
const leastFixed = 4;

/** Whether a label is on a screen: among the texts of the web app, where `${name}` in one matches anything. */
export function readScreenTexts(): (label: string) => boolean {
  const texts = new Set<string>();
  const patterns: string[][] = [];
  for (const path of globSync('apps/web/src/**/*.ts', { cwd: repository })) {
    if (!path.endsWith('messages.gen.ts')) continue;
    const text = readFileSync(join(repository, path), 'utf8');
    collect(parseAst(text, { lang: 'ts' }) as unknown as Node, texts, patterns);
  }
  return (label) => texts.has(label) || patterns.some((parts) => consistsOf(label, parts));
}

function collect(node: Node, texts: Set<string>, patterns: string[][]): void {
  if (node.type === 'Literal' && typeof node.value === 'string') texts.add(node.value);
  if (node.type === 'TemplateLiteral') {
    const parts = (node.quasis ?? []).map(({ value }) => value.cooked);
    if (isTelling(parts)) patterns.push(parts);
  }
  for (const [name, child] of Object.entries(node)) {
    // The name of a text is not on a screen.
    if (name === 'key' && node.type === 'Property') continue;
    for (const one of Array.isArray(child) ? child : [child])
      if (typeof one === 'object' && one !== null && 'type' in one) collect(one as Node, texts, patterns);
  }
}

/** Whether the fixed parts of a text say enough to recognize it. */
export const isTelling = (parts: readonly string[]): boolean =>
  parts.join('').replace(/\P{L}/gu, '').length >= leastFixed;

/** Whether a label consists of these parts, in order, with something between them. */
export function consistsOf(label: string, parts: readonly string[]): boolean {
  const [first = '', ...rest] = parts;
  const last = rest.pop() ?? '';
  if (!label.startsWith(first) || !label.endsWith(last)) return false;
  let from = first.length;
  for (const part of rest) {
    const at = label.indexOf(part, from + 1);
    if (at < 0) return false;
    from = at + part.length;
  }
  return label.length - last.length > from;
}
