import { describe, expect, it } from 'vitest';
import { businessHue, businessInitials } from './business-mark.ts';

describe('the mark of a business', () => {
  it.each([
    ['Harbor Hounds', 'HH'],
    ['Mutts & Mochas', 'MM'],
    ['Rosie’s', 'RO'],
    ['  café   élan ', 'CÉ'],
    ['', ''],
  ])('%j has the letters %s', (name, initials) => {
    expect(businessInitials(name)).toBe(initials);
  });

  it('has the same hue every time', () => {
    expect(businessHue('a-b-c')).toBe(businessHue('a-b-c'));
  });
});
