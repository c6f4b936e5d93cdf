import { describe, expect, it } from 'vitest';
import { placeHue, placeLetters } from './place-mark.ts';

describe('the mark of a place', () => {
  it.each([
    ['Harbor Hounds', 'HH'],
    ['Mutts & Mochas', 'MM'],
    ['Rosie’s', 'RO'],
    ['  café   élan ', 'CÉ'],
    ['', ''],
  ])('%j has the letters %s', (name, letters) => {
    expect(placeLetters(name)).toBe(letters);
  });

  it('has the same hue every time', () => {
    expect(placeHue('a-b-c')).toBe(placeHue('a-b-c'));
  });
});
