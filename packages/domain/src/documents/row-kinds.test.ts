import { describe, expect, test } from 'vitest';
import { proposeVaccinations, type ReadField } from './propose-vaccinations.ts';
import { typed } from './testing/typed-page.ts';

const today = '2026-11-21';
const shown = ({ value, candidates }: ReadField) => value ?? candidates.join('|');

/** Each dose as one line: vaccine, given, due, lot; a row that was not understood is '?'. */
const read = (page: string) =>
  proposeVaccinations(typed(page), 'dog', today).map((one) => {
    const fields = [one.vaccine, one.administeredOn, one.expiresOn, one.lotNumber].map(shown);
    return fields.join('') === '' ? '?' : fields.join(' ').trim();
  });

describe('lists without labels', () => {
  test('with each day above what was done on it', () => {
    const page = `21 Mar 2025
Lyme          Completed
DHPP          Completed
28 May 2024
Rabies 3yr    Completed`;
    expect(read(page)).toEqual(['lyme 2025-03-21', 'dhpp 2025-03-21', 'rabies-3y 2024-05-28']);
  });

  test('with each day below, and tabs above', () => {
    const page = `Upcoming       Completed
Lyme
21 Mar 2025
Rabies 3yr
28 May 2024`;
    expect(read(page)).toEqual(['lyme 2025-03-21', 'rabies-3y 2024-05-28']);
  });

  test('below the day and the time of a sale', () => {
    expect(read('03/21/2025 14:05\n1 x Rabies 3yr   41.00\n1 x Nail trim    12.00')).toEqual([
      'rabies-3y 2025-03-21',
    ]);
  });

  test('with one day alone are listed, not read: it may be the day of printing', () => {
    expect(read('21 Mar 2025\nRabies 3yr\nLyme')).toEqual(['?', '?']);
  });

  test('that go on in the next line', () => {
    expect(read('03/21/2025: Lyme + DHPP\n+ Rabies 3yr')).toEqual([
      'lyme 2025-03-21',
      'dhpp 2025-03-21',
      'rabies-3y 2025-03-21',
    ]);
  });

  test('with a remark that one was declined', () => {
    const page = `03/21/2025 - Lind
Bordetella vaccine - declined by owner
Rabies 3yr, Lot 18844A
Lyme, Lot 55231B
05/28/2024 - Lind
DHPP, Lot 77120C`;
    expect(read(page)).toEqual([
      'rabies-3y 2025-03-21  18844A',
      'lyme 2025-03-21  55231B',
      'dhpp 2024-05-28  77120C',
    ]);
  });

  test('with tests among the vaccines', () => {
    const page = `03/21/2025 - Lind
Test leishmania
Rabies 3yr, Lot 18844A
declined: Lyme`;
    expect(read(page)).toEqual(['rabies-3y 2025-03-21  18844A']);
  });
});

describe('lot numbers', () => {
  test('below a label of their own', () => {
    const page = `Vaccine         Lot/Serial
Rabies 3yr      A543978
Given           Next Due
21 Mar 2025     21 Mar 2028
8 rue des Tilleuls, F-87091 Saint-Aubin`;
    expect(read(page)).toEqual(['rabies-3y 2025-03-21 2028-03-21 A543978']);
  });

  test.each(['Seria1 # 18844A', 'Ch. -B. 18844A'])('with a misread label: %s', (lot) => {
    expect(read(`21 Mar 2025 - Rabies 3yr - ${lot}`)).toEqual(['rabies-3y 2025-03-21  18844A']);
  });

  test('in a column whose heading is split', () => {
    const page = `Fecha         Vacuna        N.   de lote
21-03-2025    Rabia         18844A`;
    expect(read(page)).toEqual(['rabies-unspecified 2025-03-21  18844A']);
  });

  test('are not taken from the end of the page', () => {
    expect(read('Rabies 3yr 03/21/2025\nSigned by the clinic 7459')).toEqual(['rabies-3y 2025-03-21']);
  });
});

test('the numbered dates of a passport', () => {
  const page = `Manufacturer & name of      1. Vaccination date /      Authorised
vaccine / Batch             Verabreicht am             veterinarian
                            2. Valid from
                            3. Valid until /
                            Wiederholung
Nobivac Rabies              1. 21.03.25                Tierarztpraxis
MSD                                                    Marsh
Batch 18844A                2. 11.04.25
EXP 07/26                   3. 21.03.28`;
  expect(read(page)).toEqual(['rabies-unspecified 2025-03-21 2028-03-21 18844A']);
});

test('rows whose details are in parentheses are no sentences', () => {
  expect(read('Nobivac Rabies (verabreicht am 21.3.25, Charge 18844A, fällig am 21.3.28)')).toEqual([
    'rabies-unspecified 2025-03-21 2028-03-21 18844A',
  ]);
});

test('a box that is not ticked is no dose', () => {
  const page = `[x] Rabies 3yr      Date: 03/21/2025
[ ] Bordetella oral  Date: ________
[x] Dewormer        Date: 05/28/2025`;
  expect(read(page)).toEqual(['rabies-3y 2025-03-21']);
});

describe('the order of day and month', () => {
  test('does not follow from the initials of a vet', () => {
    expect(read('Rabies 3yr given 03/04/2025  Initials: Du')).toEqual(['rabies-3y 2025-03-04|2025-04-03']);
  });

  test('follows from an address without blanks', () => {
    expect(read('480 Walnut Ave, Anytown, OR93837\nRabies 3yr given 03/04/2025')).toEqual([
      'rabies-3y 2025-03-04',
    ]);
    expect(read('4 Mill Lane, Bendigo VIC 3854\nRabies 3yr given 03/04/2025')).toEqual([
      'rabies-3y 2025-04-03',
    ]);
  });
});

describe('the order of day and month follows from the doses themselves', () => {
  const others = 'Lyme Given: 02/04/2025 Expires: 02/04/2026';
  test.each([
    ['a dose of the future', 'Rabies 3yr Given: 12/03/2026 Expires: 12/03/2029', '2026-03-12', '2025-04-02'],
    ['an end before the day', 'Rabies 3yr Given: 01/02/2025 Expires: 02/01/2025', '2025-01-02', '2025-02-04'],
  ])('%s', (_, line, first, second) => {
    expect(read(`${line}\n${others}`).map((row) => row.split(' ')[1])).toEqual([first, second]);
  });

  test('but not from two that contradict each other, nor from a date without a label', () => {
    const open = 'lyme 2025-02-04|2025-04-02 2026-02-04|2026-04-02';
    const against = 'DHPP Given: 03/12/2026 Expires: 03/12/2027';
    const future = 'Rabies 3yr Given: 12/03/2026 Expires: 12/03/2029';
    expect(read(`${future}\n${against}\n${others}`)[2]).toBe(open);
    expect(read(`Rabies 3yr 12/03/2026\n${others}`)[1]).toBe(open);
  });

  test('and from one that may be misread only with another', () => {
    const blurred = (page: string) =>
      proposeVaccinations(
        typed(page).map((word) => ({ ...word, confidence: 0.8 })),
        'dog',
        today,
      ).map(({ administeredOn }) => shown(administeredOn));
    const future = 'Rabies 3yr Given: 12/03/2026';
    expect(blurred(`${future}\n${others}`)[1]).toBe('2025-02-04|2025-04-02');
    expect(blurred(`${future}\nDHPP Given: 12/05/2026\n${others}`)[2]).toBe('2025-04-02');
  });
});

test('a label below a date is no role for it', () => {
  expect(read('03/21/2025: Rabies 3yr, Lyme\nDisease')).toEqual(['rabies-3y 2025-03-21', 'lyme 2025-03-21']);
});

test('a page that can hardly be read is listed, unless something was read on it', () => {
  const blurred = (page: string) =>
    proposeVaccinations(
      typed(page).map((word) => ({ ...word, confidence: 0.4 })),
      'dog',
      today,
    ).map(({ vaccine }) => shown(vaccine));
  expect(blurred('Rab1e$ 3y? O6/I?/2O24\nLem0 4')).toEqual(['']);
  expect(blurred('Rabies 3yr given 03/21/2025')).toEqual(['rabies-3y']);
  expect(read('Thank you for your visit')).toEqual([]);
});

test('a dated row without its vaccine is listed', () => {
  expect(read('Date given: 03/21/2025   Valid until: 03/21/2028')).toEqual(['?']);
});
