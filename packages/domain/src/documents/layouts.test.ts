import { describe, expect, test } from 'vitest';
import { proposeVaccinations, type ReadField } from './propose-vaccinations.ts';
import { typed } from './testing/typed-page.ts';

const today = '2026-11-21';
const shown = ({ value, candidates }: ReadField) => value ?? candidates.join('|');

/** Each dose as one line: vaccine, given, due, lot. */
const read = (page: string, species: 'dog' | 'cat' = 'dog') =>
  proposeVaccinations(typed(page), species, today).map((one) =>
    [one.vaccine, one.administeredOn, one.expiresOn, one.lotNumber].map(shown).join(' '),
  );

describe('cards, each with its vaccine above its dates', () => {
  test('side by side', () => {
    const page = `DHPPi booster                 Nobivac L4
Vacc Date: 21-Oct-2025        Vacc Date: 20-Sep-2025
Valid Until: 21-Oct-2028      Valid Until: 20-Sep-2026
Batch No. R656196             Batch No. 008455N`;
    expect(read(page)).toEqual([
      'dhpp 2025-10-21 2028-10-21 R656196',
      'lepto4 2025-09-20 2026-09-20 008455N',
    ]);
  });

  test('with a date that goes on in the next line', () => {
    const page = `Rabia
Fecha de vacunaci6n: 15 de noviembre
de 2025
Pr6xima: 15 de noviembre de 2026`;
    expect(read(page)).toEqual(['rabies-unspecified 2025-11-15 2026-11-15 ']);
  });
});

describe('tables', () => {
  test('whose cells go over two lines', () => {
    const page = `Vacina             Valida ate           Data da vacinacao     Lote
Nobivac Parvo-C    1 de dezembro de     1 de dezembro de      Y030E47
                   2028                 2025
Biocan Novel       1 de dezembro de     1 de dezembro de      093789
DHPPi/L4           2026                 2025
Assinatura         Lic. 6105`;
    expect(read(page)).toEqual([
      'parvo 2025-12-01 2028-12-01 Y030E47',
      'dhppl4 2025-12-01 2026-12-01 093789',
    ]);
  });

  test('with their columns in any order, in German', () => {
    const page = `Gültig bis    Impfung gegen   Geimpft am    Charge
05.06.2027    Tollwut         05.06.2024    18844A`;
    expect(read(page)).toEqual(['rabies-unspecified 2024-06-05 2027-06-05 18844A']);
  });
});

test('rows of two lines, whose heading names both', () => {
  const page = `Description              Given / Due     Mfg / Lot #
Rabies Vaccine 1-yr      13-Jan-2024     Zoetis
Imrab 1 TF               13-Jan-2025     X813282
Kennel cough             14-Jan-2024     Merck
Nobivac Intra-Trac KC    14-Jan-2025     T946931`;
  expect(read(page)).toEqual([
    'rabies-1y 2024-01-13 2025-01-13 X813282',
    'bordetella-unspecified 2024-01-14 2025-01-14 T946931',
  ]);
});

test('rows of two lines, whose headings are close to each other', () => {
  const page = `Naam vaccin       Gegeven op / Volgende vaccinatie Fabrikant / Batchnummer
Hondsdolheid      1 november 2025                  BI
Rabisin           1 november 2026                  M189M65`;
  expect(read(page)).toEqual(['rabies-unspecified 2025-11-01 2026-11-01 M189M65']);
});

test('the fields of a form beside the boxes for the species', () => {
  const page = `Species        [x] Dog [ ] Cat      Sex           M
DATE VACCINATED 8/17/24             NEXT VACCINATION DUE BY 8/17/27
Product name   Nobivac 3-Rabies     Manufacturer  MER
Serial (lot) # 589204X`;
  expect(read(page)).toEqual(['rabies-3y 2024-08-17 2027-08-17 589204X']);
});

test('of two animals in one table only the rows of the own one', () => {
  const page = `Patient   Description   Administered   Next Due
Pepper    Rabies 1yr    03/21/2025     03/21/2026
Hazel     DAPP          05/28/2025     05/28/2026`;
  const own = proposeVaccinations(typed(page), 'dog', today, { name: 'Hazel', microchip: null });
  expect(own.map(({ vaccine }) => vaccine.value)).toEqual(['dhpp']);
});

describe('sentences', () => {
  test('say what was given, and what was not', () => {
    const page = `Juno received triennial rabies on 13 May 2025, but oral bordetella was not given because of a
fever. She received DAPP on 14 May 2025. The next dose is due by 14 May 2026.`;
    expect(read(page)).toEqual(['rabies-3y 2025-05-13  ', 'dhpp 2025-05-14 2026-05-14 ']);
  });

  test.each([
    'Für Biscuit ist die Impfung Rabigen Mono am 19.05.2024 fällig gewesen.',
    'Biscuit moet op 04-02-2024 worden gevaccineerd met Versican Plus L4.',
    'Le rappel Versican Plus L4 de Biscuit est à faire le 04.03.2025 au plus tard.',
  ])('that ask for a dose prove none: %s', (sentence) => {
    expect(read(sentence)).toEqual([]);
  });
});

describe('rows that are no doses', () => {
  test.each(['Rabies tag replacement', 'Tollwut-Titerbestimmung', 'Test leishmaniose', 'Vaccine titer DHPP'])(
    '%s',
    (item) => {
      expect(
        read(`Date        Description                    Amount\n03/25/2025  ${item.padEnd(30)} 51.00`),
      ).toEqual([]);
    },
  );
});

describe('what a reader of print mistakes', () => {
  test.each([
    ['Rabies lyr given 1l/13/2O24', 'rabies-1y 2024-11-13  '],
    ['DA2PP3yr given 21-0ct-2025', 'dhpp-3y 2025-10-21  '],
    ['Nobivac L4 given 23-5ep-2025', 'lepto4 2025-09-23  '],
  ])('%s', (line, dose) => {
    expect(read(line)).toEqual([dose]);
  });
});

describe('the order of day and month', () => {
  const row = 'Rabies given 03/04/2025';
  test.each([
    ['an American address', `12 Oak St, Springfield, OR 97477\n${row}`, '2025-03-04'],
    ['a British postcode', `61 Church Street, Crediton LS12 4NX\n${row}`, '2025-04-03'],
    ['a form that says it', `Dates are MM/DD/YYYY\n${row}`, '2025-03-04'],
    ['its language', `Tierarzt und Hund\n${row}`, '2025-04-03'],
    ['nothing: it is asked', row, '2025-03-04|2025-04-03'],
    [
      'a Canadian address: it is asked',
      `12 Main Rd, Guelph ON N1G 2W1 (555) 011-8515\n${row}`,
      '2025-03-04|2025-04-03',
    ],
  ])('is settled by %s', (_, page, given) => {
    expect(read(page)).toEqual([`rabies-unspecified ${given}  `]);
  });
});
