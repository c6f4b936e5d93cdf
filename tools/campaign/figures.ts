import { existsSync, readFileSync } from 'node:fs';

/** How often something was tried, by its unit. */
export type Figures = ReadonlyMap<string, number>;

/**
 * What the tests of a round counted: each line of the file that `CAMPAIGN_FIGURES` names is
 * `{"unit":"executions","count":1000}`. A test that counts nothing writes none.
 */
export function readFigures(file: string): Figures {
  if (!existsSync(file)) return new Map();
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.reduce<Figures>((sum, line) => {
    const { unit, count } = JSON.parse(line) as { readonly unit: string; readonly count: number };
    return addFigures(sum, new Map([[unit, count]]));
  }, new Map());
}

export function addFigures(some: Figures, more: Figures): Figures {
  const sum = new Map(some);
  for (const [unit, count] of more) sum.set(unit, (sum.get(unit) ?? 0) + count);
  return sum;
}

/** `1,000 executions, 20 screens`; null if nothing was counted. */
export function textOfFigures(figures: Figures): string | null {
  if (figures.size === 0) return null;
  return [...figures].map(([unit, count]) => `${count.toLocaleString('en-US')} ${unit}`).join(', ');
}
