import { expect, test } from 'vitest';
import { cleanFileName } from './file-name.ts';

test.each([
  ['an override of direction', 'rabies\u202egpj.exe', 'rabiesgpj.exe'],
  ['an isolate of direction', 'a\u2066b\u2069.pdf', 'ab.pdf'],
  ['line ends and control characters', 'a\r\nb\u0000\u0085\u2028c.pdf', 'abc.pdf'],
  ['blanks without width', 'a\u200b\ufeffb.pdf', 'ab.pdf'],
  ['half of a pair', 'a\ud800b.pdf', 'ab.pdf'],
  ['tags', 'a\u{e0061}b.pdf', 'ab.pdf'],
  ['blanks around it', '  a b.pdf ', 'a b.pdf'],
  ['nothing that is seen', '\u202e', 'file'],
  ['only dots', '..', 'file'],
  ['an accent and an emoji', 'Zoë \u{1F468}\u200d\u{1F469}.pdf', 'Zoë \u{1F468}\u200d\u{1F469}.pdf'],
])('a name with %s', (_what, name, clean) => {
  expect(cleanFileName(name)).toBe(clean);
});
