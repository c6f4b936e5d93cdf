import type { PrintedLine } from './positioned-word.ts';
import type { NamedVaccine } from './vaccine-names.ts';

const open = /^(?:\[\]|\(\)|[☐□])$/u;
const ticked = /^(?:[[(][xX✓✔✗✘][\])]|[☑☒])$/u;

/** A line that begins with an open box, but has a ticked one: only the text from the ticked box on. */
export function withoutOpenBoxes(text: string): string {
  const words = text.split(' ');
  const at = words.findIndex((word) => ticked.test(word));
  return open.test(words[0] ?? '') && at !== -1 ? words.slice(at).join(' ') : text;
}

/** The vaccines of a line without those whose box is open: boxes stand before the names, or behind them. */
export function tickedOnly(names: readonly NamedVaccine[], words: PrintedLine): readonly NamedVaccine[] {
  const boxes = words.flatMap(({ text }, at) => (open.test(text) || ticked.test(text) ? [at] : []));
  const [first] = boxes;
  if (first === undefined || names.length === 0) return names;
  const areBefore = names.every(({ from }) => first < from);
  return names.filter(({ from, to }) => {
    const box = areBefore ? boxes.findLast((at) => at < from) : boxes.find((at) => at > to);
    return box === undefined || !open.test(words[box]?.text ?? '');
  });
}
