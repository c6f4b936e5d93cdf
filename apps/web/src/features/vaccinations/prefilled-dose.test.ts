import { expect, test } from 'vitest';
import { prefilledDose } from './prefilled-dose.ts';

const dose = (targets: readonly string[], species: 'dog' | 'cat' = 'dog') => prefilledDose(targets, species);

test('the only vaccine that fits is chosen', () => {
  expect(dose(['civ'])).toMatchObject({ vaccine: 'civ-bivalent' });
});

test('where several fit, their common name is typed, and the owner chooses', () => {
  expect(dose(['rabies'])).toMatchObject({ vaccine: null, typed: 'Rabies' });
  expect(dose(['bordetella'])).toMatchObject({ vaccine: null, typed: 'Bordetella' });
  expect(dose(['fvrcp'], 'cat')).toMatchObject({ vaccine: null, typed: 'FVRCP' });
});

test('the name of a vaccine that is not in the list is typed, and offered as such', () => {
  expect(dose(['custom:Moon dust'])).toMatchObject({ vaccine: null, typed: 'Moon dust' });
});

test('an address that asks for nothing, or for what is not listed, leaves the form empty', () => {
  expect(dose([])).toMatchObject({ vaccine: null, typed: '' });
  expect(dose(['no-such-target'])).toMatchObject({ vaccine: null, typed: '' });
});
