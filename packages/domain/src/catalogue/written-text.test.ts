import { describe, expect, it } from 'vitest';
import { bagOf, plainText, wordsOf } from './written-text.ts';

describe('a spelling in plain text', () => {
  it.each([
    ['  Nobivac®  DHPPi/L4 ', 'NOBIVAC DHPPI L4'],
    ['Purevax™ RCP-Ch', 'PUREVAX RCP CH'],
    ['Imrab(R) 3', 'IMRAB 3'],
    ['Leishmaniose für Hunde', 'LEISHMANIOSE FUR HUNDE'],
    ['Myxo-RHD+', 'MYXO RHD PLUS'],
    ['DHPP+L', 'DHPP L'],
    ['', ''],
  ])('%j is %j', (text, plain) => {
    expect(plainText(text)).toBe(plain);
  });
});

describe('the words of a spelling', () => {
  it.each([
    ['Rabies 3yr', ['RABIES', '3Y']],
    ['Rabies 3-Year', ['RABIES', '3Y']],
    ['Rabies three years', ['RABIES', '3Y']],
    ['Rabies 36 months', ['RABIES', '3Y']],
    ['Bordetella 6 month', ['BORDETELLA', '6', 'MONTH']],
    ['Lepto annual', ['LEPTO', '1Y']],
    ['Triennial DHPP', ['3Y', 'DHPP']],
    ['Lepto4', ['LEPTO', '4']],
    ['KC3', ['KC3']],
    ['Intra-Trac II', ['INTRA', 'TRAC', '2']],
    ['Bronchi-Shield III', ['BRONCHI', 'SHIELD', '3']],
    ['K-9 flu #2', ['K9', 'FLU']],
    ['DHPP dose 2', ['DHPP']],
    ['DHPP 2 of 3', ['DHPP']],
    ['...', []],
  ])('%j are %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it('are the same bag in any order', () => {
    expect(bagOf(wordsOf('Oral Bordetella'))).toBe(bagOf(wordsOf('Bordetella (Oral)')));
  });
});
