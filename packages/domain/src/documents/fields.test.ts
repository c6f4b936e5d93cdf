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

const dose = 'rabies-unspecified 2025-03-21 2028-03-21 18844A';

describe('labels above boxes that have room around what is filled in', () => {
  test('two beside each other', () => {
    const page = `Vaccine             Lot #

Nobivac Rabies      18844A



Date Given          Next Due

21 Mar 2025         21 Mar 2028`;
    expect(read(page)).toEqual([dose]);
  });

  test('one below the other, where a label is also the title of a list', () => {
    const page = `Vacuna

Rabia

Fecha

21-03-2025

Próxima dosis

21-03-2028

Lote

18844A`;
    expect(read(page)).toEqual([dose]);
  });

  test('are no labels of what is further below', () => {
    expect(read('Next appointment    Date due\n\n\n\n\n\nRabies 3yr          21 Mar 2025')).toEqual([
      'rabies-3y 2025-03-21',
    ]);
  });
});

describe('labels below lines to fill in', () => {
  test('are nearer than those of the line above', () => {
    const page = `Nobivac Rabies      18844A
Vaccine             Lot #

21 Mar 2025         21 Mar 2028
Date Given          Next Due`;
    expect(read(page)).toEqual([dose]);
  });
});

test('a title of what is planned stays one', () => {
  expect(read('Rabies 3yr     21 Mar 2025\nNext due\nLyme\n21 Apr 2025')).toEqual(['rabies-3y 2025-03-21']);
});

describe('a list that goes on in the next line of its cell', () => {
  const head = 'Date          Vaccine                              Vet';
  test('has the day of its row', () => {
    const page = `${head}
21 Mar 2025   Rabies 3yr, Lyme,                    Lind
              DHPP
28 May 2024   Bordetella oral                      Lind`;
    expect(read(page)).toEqual([
      'rabies-3y 2025-03-21',
      'lyme 2025-03-21',
      'dhpp 2025-03-21',
      'bordetella-oral 2024-05-28',
    ]);
  });

  test('but a row without a day has none', () => {
    expect(
      read(`${head}\n21 Mar 2025   Rabies 3yr, Lyme                     Lind\n              DHPP`),
    ).toEqual(['rabies-3y 2025-03-21', 'lyme 2025-03-21']);
  });
});

test('a list that breaks within a name', () => {
  const page = `Date          Vaccine                    Vet
21 Mar 2025   Rabies 3yr, Lyme, Nobivac  Lind
              L4, Bordetella oral`;
  const day = '2025-03-21';
  const doses = [`rabies-3y ${day}`, `lyme ${day}`, `lepto4 ${day}`, `bordetella-oral ${day}`];
  expect(read(page)).toEqual(doses);
  expect(read('21 Mar 2025: Rabies 3yr; Lyme; Nobivac\nL4; Bordetella oral\nSignature ______')).toEqual(
    doses,
  );
});

test('a title above a block is no heading of a table', () => {
  const page = `Vaccination on file
Type: Nobivac Rabies
Administered: 21 Mar 2025
Valid through: 21 Mar 2028
Manufacturer / serial: MSD / 18844A`;
  expect(read(page)).toEqual([dose]);
});

describe('the day of a visit', () => {
  test('counts less than the day that a vaccine has below it', () => {
    const page = `Date: 05/28/2025
Rabies 3yr
Administered: 03/21/2025
Expires: 03/21/2028`;
    expect(read(page)).toEqual(['rabies-3y 2025-03-21 2028-03-21']);
  });

  test('is that of the last heading like it', () => {
    const page = `Date: 03/21/2025
Rabies 3yr
Date: 05/28/2024
Lyme`;
    expect(read(page)).toEqual(['rabies-3y 2025-03-21', 'lyme 2024-05-28']);
  });

  test('is no date of something else', () => {
    expect(read('Notice date 03/21/2025\nRabies 3yr')).toEqual(['?']);
    expect(read('Notice date 03/21/2025\nNail trim')).toEqual([]);
    expect(read('Rabies date 03/21/2025')).toEqual(['rabies-unspecified 2025-03-21']);
  });
});

describe('labels of several words', () => {
  test.each([
    ['Datum der Impfung', 'Datum der nächsten Impfung'],
    ['Date du vaccin', 'Date du prochain rappel'],
    ['Fecha de la vacuna', 'Fecha de la próxima vacuna'],
    ['Data da última vacina', 'Data da próxima dose'],
    ['Datum van de enting', 'Datum van de volgende enting'],
    ['Date of last vaccination', 'Date next vaccine is due'],
    ['Vaccinated on (DD.MM.YYYY)', 'Valid until (DD.MM.YYYY)'],
  ])('%s and %s', (given, due) => {
    const line = (...cells: readonly string[]) => cells.map((cell) => cell.padEnd(32)).join('');
    const table = `${line(given, 'Vaccine', due)}\n${line('21.03.2025', 'Rabies 3yr', '21.03.2028')}`;
    expect(read(table)).toEqual(['rabies-3y 2025-03-21 2028-03-21']);
    const form = `Vaccine          : Rabies 3yr
${given.padEnd(30)} : 21.03.2025
${due.padEnd(30)} : 21.03.2028
Vaccine lot number             : 18844A`;
    expect(read(form)).toEqual(['rabies-3y 2025-03-21 2028-03-21 18844A']);
  });

  test('of which one is about something else', () => {
    const page = `Vaccine       Date given    Date of the next visit
Rabies 3yr    21.03.2025    21.04.2025`;
    expect(read(page)).toEqual(['rabies-3y 2025-03-21']);
  });

  test('are two where no small word joins them', () => {
    const page = `Vaccine      Given Next due
Rabies 3yr   21.03.2025   21.03.2028`;
    expect(read(page)).toEqual(['rabies-3y 2025-03-21 2028-03-21']);
  });
});

test('columns for each vaccine, and a label for each row', () => {
  const page = `Vaccine      Rabies 3yr   DHPP         Lepto 4
Given        03/21/2025   04/18/2025   04/19/2025
Expires      03/21/2028   04/18/2026   04/19/2026
Lot          18844A       55231B       77120C`;
  expect(read(page)).toEqual([
    'rabies-3y 2025-03-21 2028-03-21 18844A',
    'dhpp 2025-04-18 2026-04-18 55231B',
    'lepto4 2025-04-19 2026-04-19 77120C',
  ]);
});

describe('what was not understood is listed', () => {
  test.each([
    [
      'a row whose name behind its day is not known',
      'Date          Vaccine\n03/21/2025    Zzyvac Plus Q',
      '?',
    ],
    [
      'a vaccine with its lot, and no day of its own',
      'DHPP      Batch A123B01\nLepto 4   Batch A555B01\nDate: 21/03/2025',
      '?',
    ],
    ['a day that was misread', 'Description    Date Given\nRabies 3yr     8//24', 'rabies-3y'],
  ])('%s', (_, page, row) => {
    expect(read(page)).toContain(row);
  });

  test('but not a price beside a vaccine', () => {
    expect(read('Description    Date       Amount\nRabies 3yr     32.00      32.00')).toEqual([]);
  });
});

test('a lot has capitals, though some were read as small letters of the same shape', () => {
  const lotOf = (confidence: number) =>
    proposeVaccinations(
      typed('Rabies 3yr 03/21/2025 Lot j2301x8').map((word) => ({ ...word, confidence })),
      'dog',
      today,
    )[0]?.lotNumber.value;
  expect([lotOf(0.9), lotOf(1)]).toEqual(['J2301X8', 'j2301x8']);
});

describe('what ends, and what does not', () => {
  test('a vial that expires is no end of a dose', () => {
    expect(read('Rabies 3yr  03/21/2025  Lot 18844A Exp 07/15/2026')).toEqual([
      'rabies-3y 2025-03-21  18844A',
    ]);
    expect(read('Rabies 3yr  03/21/2025  Lot 18844A Exp 03/20/2028')).toEqual([
      'rabies-3y 2025-03-21 2028-03-20 18844A',
    ]);
  });

  test('a row that is due or overdue is no dose', () => {
    const page = `Vaccine      Status     Date
Rabies 3yr   Given      03/21/2025
Lyme         Overdue    02/01/2025
DHPP         Due        02/01/2025`;
    expect(read(page)).toEqual(['rabies-3y 2025-03-21']);
  });

  test('but one that was given and is overdue again is one', () => {
    const page = `Vaccine      Status     Last given   Next due
Rabies 3yr   Overdue    03/21/2022   03/21/2025`;
    expect(read(page)).toEqual(['rabies-3y 2022-03-21 2025-03-21']);
  });
});

describe('several days of one vaccine', () => {
  test('in a list', () => {
    expect(read('DHPP      04/18/2023, 05/02/2024, 06/19/2025')).toEqual([
      'dhpp 2023-04-18',
      'dhpp 2024-05-02',
      'dhpp 2025-06-19',
    ]);
  });

  test('of which the second may be the end', () => {
    expect(read('Rabies 3yr, 03/21/2022, 03/21/2025')).toEqual(['rabies-3y 2022-03-21 2025-03-21']);
  });

  test('with a number each', () => {
    const page = `Vaccine: DHPP
1st 03/21/2025   2nd 04/18/2025   Booster due 04/18/2026`;
    expect(read(page)).toEqual(['dhpp 2025-03-21', 'dhpp 2025-04-18 2026-04-18']);
  });
});

test('notes that begin with their day are no sentences', () => {
  const page = `03/21/2025 10:42 Dr. Lind: Rabies 3yr SQ right hind, lot 18844A, well. Next due 03/21/2028.`;
  expect(read(page)).toEqual(['rabies-3y 2025-03-21 2028-03-21 18844A']);
});

test('a row with its maker and day in the first line, and its vaccine in the second', () => {
  const page = `Manufacturer      Batch       1. Date of vaccination
& name            number      2. Valid from
of vaccine                    3. Valid until
MSD               A123B01     1. 21/03/2025
Nobivac Rabies                2. 11/04/2025
                              3. 20/03/2028`;
  expect(read(page)[0]).toMatch(/^rabies-unspecified 2025-03-21 2028-03-20/);
});

test('two dates at one heading are a day and an end, not two doses', () => {
  const page = `Vaccine             Date given                              Vet
Rabies 3yr       21 Mar 2022   21 Mar 2025                 Lind`;
  expect(read(page)).toEqual(['rabies-3y 2022-03-21 2025-03-21']);
});
