import { expect, test } from 'vitest';
import { privacyMessages } from './privacy-messages.gen.ts';

const text = JSON.stringify(privacyMessages);

test('the privacy page says what anyone can read from a badge’s code', () => {
  // What docs/badge-format.md lists in section 3, in the reader's words.
  for (const carried of [
    'name and species',
    'last four characters of the microchip',
    'vaccinations with dates',
  ]) {
    expect(text).toContain(carried);
  }
  expect(text).toContain('can be read by anyone who scans it');
  expect(text).not.toContain('nothing medical');
});

test('the privacy page says what is kept about people who have no account', () => {
  expect(text).toContain('what a business enters or imports about you');
  expect(text).toContain('Clinics that you ask to confirm a record');
  expect(text).toContain('Write to it, or to us, to have them corrected or deleted.');
});
