import { expect, test } from 'vitest';
import { markdownBlocks } from './markdown-blocks.ts';

const kinds = (markdown: string) => markdownBlocks(markdown).map(({ kind }) => kind);

test('headings, paragraphs, lists, tables and code are told apart', () => {
  const markdown =
    '# Title\n\nOne\nline.\n\n- a\n- b\n  more\n\n| x | y |\n|---|---|\n| 1 | 2 |\n\n```sh\n# no heading\n\ncurl\n```\n\nEnd';
  expect(kinds(markdown)).toEqual(['heading', 'paragraph', 'list', 'table', 'code', 'paragraph']);
  expect(markdownBlocks(markdown)[4]).toEqual({ kind: 'code', language: 'sh', text: '# no heading\n\ncurl' });
  expect(markdownBlocks(markdown)[2]).toMatchObject({ items: [[{ text: 'a' }], [{ text: 'b more' }]] });
});

test('code, strong words and links stand in a line', () => {
  expect(markdownBlocks('See `a*b` and **now** [here](https://example.test/x).')).toEqual([
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'See ' },
        { kind: 'code', text: 'a*b' },
        { kind: 'text', text: ' and ' },
        { kind: 'strong', text: 'now' },
        { kind: 'text', text: ' ' },
        { kind: 'link', text: 'here', href: 'https://example.test/x' },
        { kind: 'text', text: '.' },
      ],
    },
  ]);
});
