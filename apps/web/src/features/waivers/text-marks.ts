/** What the buttons above a waiver's text mark: a run of text, or whole lines. */
export const textMarks = ['heading', 'strong', 'em', 'list', 'numbered'] as const;
export type TextMark = (typeof textMarks)[number];

/** Replaces `from` to `to` by `insert`, then selects `select`. Positions count UTF-16 units. */
export interface TextChange {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  readonly select: readonly [number, number];
}

const signs = { strong: '**', em: '*' } as const;
const linePrefix = /^(?:#{1,3}|[-*]|\d{1,3}[.)])\s+/;

/** Marks the selection of a text, or removes the mark if it has it, in the subset that `parseWaiverText` reads. */
export function markText(text: string, [start, end]: readonly [number, number], mark: TextMark): TextChange {
  return mark === 'strong' || mark === 'em'
    ? markRun(text, start, end, signs[mark])
    : markLines(text, start, end, mark);
}

function markRun(text: string, start: number, end: number, sign: string): TextChange {
  const width = sign.length;
  const chosen = text.slice(start, end);
  if (isMarked(text, start, end, sign)) {
    const from = start - width;
    return { from, to: end + width, insert: chosen, select: [from, from + chosen.length] };
  }
  return { from: start, to: end, insert: sign + chosen + sign, select: [start + width, end + width] };
}

/** One asterisk on each side is emphasis, two are strong; two are therefore not emphasis to be removed. */
function isMarked(text: string, start: number, end: number, sign: string): boolean {
  let [before, after] = [0, 0];
  while (text[start - 1 - before] === '*') before += 1;
  while (text[end + after] === '*') after += 1;
  return before === sign.length && after === sign.length;
}

function markLines(
  text: string,
  start: number,
  end: number,
  mark: Exclude<TextMark, 'strong' | 'em'>,
): TextChange {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const prefixes = lines.map((_, index) => prefixOf(mark, index));
  const areMarked = lines.every((line, index) => line.startsWith(prefixes[index] ?? ''));
  const insert = lines
    .map((line, index) => (areMarked ? '' : prefixes[index]) + line.replace(linePrefix, ''))
    .join('\n');
  const last = from + insert.length;
  return { from, to, insert, select: [start === end ? last : from, last] };
}

function prefixOf(mark: 'heading' | 'list' | 'numbered', index: number): string {
  if (mark === 'heading') return '## ';
  return mark === 'list' ? '- ' : `${index + 1}. `;
}
