import { expect, test } from 'vitest';
import { textOf } from './positioned-word.ts';
import { typed } from './testing/typed-page.ts';
import { createNameSearch } from './vaccine-names.ts';

const search = createNameSearch('dog');
const namesIn = (line: string) =>
  search(typed(line)).map(({ words, match }) => [
    textOf(words),
    match.kind === 'certain' ? match.vaccine.code : '?',
  ]);

test.each([
  ['the hint of the name after it', 'Rabies 1-yr, Oral Bordetella', ['rabies-1y', 'bordetella-oral']],
  [
    'the hint of the name before it',
    'Bordetella annual, Rabies 3yr',
    ['bordetella-unspecified', 'rabies-3y'],
  ],
  ['the brand of the name after it', 'Tosse do canil, Nobivac KC', ['bordetella-unspecified', 'kc']],
])('a name of a list does not take %s', (_, list, codes) => {
  expect(namesIn(list).map(([, code]) => code)).toEqual(codes);
});

test.each([
  ['Rabies, 3 year', 'rabies-3y'],
  ['Bordetella, oral', 'bordetella-oral'],
  ['Distemper, Adenovirus, Parvo, Parainfluenza', 'dhpp'],
])('but one name can have commas: %s', (name, code) => {
  expect(namesIn(name)).toEqual([[name, code]]);
});

test.each(['1 x Nobivac Rabies 32,83 €', '1 x Nobivac Rabies 32.83', 'Nobivac Rabies 188441'])(
  'a price or a lot is no hint of a name: %s',
  (line) => {
    expect(namesIn(line)).toEqual([['Nobivac Rabies', 'rabies-unspecified']]);
  },
);
