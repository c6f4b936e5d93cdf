import { expect, test } from 'vitest';
import { parseWaiverText } from './waiver-text.ts';

const plain = (text: string) => ({ text, style: 'plain' });

test('headings, paragraphs, lists and emphasis are read', () => {
  expect(
    parseWaiverText('# Risks\n\nDogs *play* and\nmay **bite**.\n\n- One\n- Two\n\n1. First\n2) Second'),
  ).toEqual([
    { kind: 'heading', level: 1, inlines: [plain('Risks')] },
    {
      kind: 'paragraph',
      inlines: [
        plain('Dogs '),
        { text: 'play', style: 'em' },
        plain(' and may '),
        { text: 'bite', style: 'strong' },
        plain('.'),
      ],
    },
    { kind: 'list', ordered: false, items: [[plain('One')], [plain('Two')]] },
    { kind: 'list', ordered: true, items: [[plain('First')], [plain('Second')]] },
  ]);
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[click](javascript:alert(1))',
  '![x](https://evil.example/x.png)',
  '&lt;b&gt;',
  '#### four hashes',
])('%j is only text', (source) => {
  expect(parseWaiverText(source)).toEqual([{ kind: 'paragraph', inlines: [plain(source)] }]);
});

test('text right after a list or heading begins a new block, and empty lines are ignored', () => {
  expect(parseWaiverText('## Title\nText\n- item\nMore\n\n\n').map((block) => block.kind)).toEqual([
    'heading',
    'paragraph',
    'list',
    'paragraph',
  ]);
  expect(parseWaiverText(' \n\n ')).toEqual([]);
});

test('an asterisk without a matching one is plain text', () => {
  expect(parseWaiverText('2 * 3 is ** six')).toEqual([
    { kind: 'paragraph', inlines: [plain('2 * 3 is ** six')] },
  ]);
});
