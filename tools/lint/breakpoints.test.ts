import { expect, test } from 'vitest';
import { checkBreakpoints, readBreakpoints } from './breakpoints.ts';

const names = new Set(['md', 'lg', 'xl']);
const check = (text: string, path = 'apps/web/src/ui/card/card.tsx') =>
  checkBreakpoints([{ path, text, isTest: false }], names);

test.each(['<p className="grid sm:grid-cols-2">', "classes('max-sm:hidden')", '`rtl:2xl:px-4`'])(
  'a class for a width without a name is refused: %s',
  (text) => expect(check(`\n${text}`)).toEqual([expect.stringMatching(/^apps.*:2: .* does nothing/)]),
);

test('named widths and words that only look alike are taken', () => {
  expect(check('<p className="md:grid max-lg:hidden xl:p-2 text-sm">')).toEqual([]);
  expect(check("const sizes = { sm: 'small', xs: 2 };")).toEqual([]);
  expect(check('<p className="sm:grid">', 'bench/page.tsx')).toEqual([]);
});

test('the theme names the widths of the app', () => expect([...readBreakpoints()]).toEqual([...names]));
