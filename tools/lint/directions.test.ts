import { expect, test } from 'vitest';
import { checkDirections } from './directions.ts';

const inComponent = (text: string, path = 'apps/web/src/ui/card/card.tsx') =>
  checkDirections([{ path, text, isTest: false }], []);
const inStyles = (text: string) => checkDirections([], [{ path: 'apps/web/src/ui/base.css', text }]);

test.each([
  '<p className="ml-2">',
  '<p className="grid -right-1.5">',
  "classes('max-lg:left-[10%]')",
  '`md:text-right ps-2`',
  '<p className="border-l border-line">',
  '<p className="rounded-tl-lg">',
  '<p className="float-left">',
])('a class that names a side is refused: %s', (text) =>
  expect(inComponent(`\n${text}`)).toEqual([expect.stringMatching(/card\.tsx:2: .* start or end$/)]),
);

test.each(['margin-left: 1rem;', 'inset: 0; left: 4px;', 'text-align: right;', 'border-right-color: red;'])(
  'a property that names a side is refused: %s',
  (text) => expect(inStyles(`p { ${text} }`)).toHaveLength(1),
);

test('the beginning and the end of a line, middles, and words that only look alike are taken', () => {
  expect(inComponent('<p className="ms-2 pe-1 start-0 text-start rounded-s-lg border-s">')).toEqual([]);
  expect(inComponent('<p className="-translate-x-1/2 absolute left-1/2">')).toEqual([]);
  expect(inComponent("const word = 'left over'; const shape = 'pl';")).toEqual([]);
  expect(inComponent('<p className="ml-2">', 'bench/page.tsx')).toEqual([]);
  expect(inStyles('p { margin-inline-start: 1rem; text-align: start; --left: 1px; }')).toEqual([]);
});
