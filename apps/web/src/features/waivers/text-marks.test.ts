import { expect, test } from 'vitest';
import { markText, type TextMark } from './text-marks.ts';

/** The text after the change, with its selection in brackets. */
function marked(text: string, mark: TextMark): string {
  const [start, end] = [text.indexOf('['), text.indexOf(']') - 1];
  const plain = text.replace(/[[\]]/g, '');
  const { from, to, insert, select } = markText(plain, [start, end], mark);
  const after = plain.slice(0, from) + insert + plain.slice(to);
  return `${after.slice(0, select[0])}[${after.slice(select[0], select[1])}]${after.slice(select[1])}`;
}

test.each<[string, TextMark, string, string]>([
  ['words become bold', 'strong', 'Keep [your] dog', 'Keep **[your]** dog'],
  ['bold words become plain', 'strong', 'Keep **[your]** dog', 'Keep [your] dog'],
  ['words become italic', 'em', 'Keep [your] dog', 'Keep *[your]* dog'],
  ['bold words become italic too', 'em', 'Keep **[your]** dog', 'Keep ***[your]*** dog'],
  ['without a selection the signs are written', 'strong', 'Keep []', 'Keep **[]**'],
  ['a line becomes a heading', 'heading', 'First\nGroup [] play\nLast', 'First\n## Group  play[]\nLast'],
  ['a heading becomes plain', 'heading', '## Group[] play', 'Group play[]'],
  ['lines become a list', 'list', '[One\nTwo]', '[- One\n- Two]'],
  ['a list becomes numbered', 'numbered', '[- One\n- Two]', '[1. One\n2. Two]'],
  ['a numbered list becomes plain', 'numbered', '[1. One\n2. Two]', '[One\nTwo]'],
  ['an empty text gets a list', 'list', '[]', '- []'],
])('%s', (_name, mark, before, after) => {
  expect(marked(before, mark)).toBe(after);
});
