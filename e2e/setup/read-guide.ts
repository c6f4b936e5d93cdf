import { readFileSync } from 'node:fs';

/**
 * The labels that a page of the help quotes in one of its numbered lists, step by step, as the test follows them.
 * @param list which of the lists of the page, from 0
 */
export function readSteps(page: string, list = 0): string[][] {
  const text = readFileSync(new URL(`../../docs/help/${page}.md`, import.meta.url), 'utf8');
  const lists = text.split(/\n{2,}/).filter((part) => /^1\. /.test(part));
  const steps = lists[list]?.split(/\n(?=\d+\. )/) ?? [];
  return steps.map((step) => [...step.matchAll(/\*\*(.+?)\*\*/g)].map(([, label = '']) => label));
}
