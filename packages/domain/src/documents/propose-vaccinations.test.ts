import { describe, expect, test } from 'vitest';
import { readDate } from './printed-date.ts';
import { proposeVaccinations, type ReadField } from './propose-vaccinations.ts';
import { typed } from './testing/typed-page.ts';

const today = '2026-11-21';
const read = (page: string, species: 'dog' | 'cat' | null = 'dog') =>
  proposeVaccinations(typed(page), species, today).map((one) => ({
    vaccine: shown(one.vaccine),
    given: shown(one.administeredOn),
    due: shown(one.expiresOn),
    lot: shown(one.lotNumber),
    maker: shown(one.manufacturer),
    vet: shown(one.veterinarian),
  }));
const shown = ({ value, candidates }: ReadField) => value ?? candidates.join('|');

describe('a clinic’s table', () => {
  const page = `Maple Hollow Animal Clinic            Printed: 09/02/2025
Owner: Jordan Rivers    ID 4471      Patient: Biscuit   ID 4471-2
Species: Canine  Breed: Beagle  Sex: MN  Color: Tri  DOB: 04/18/2021
Microchip: 985112005432198     Rabies Tag: 24-00871
Vaccine            Date Given   Due Date     Lot/Serial  Manufacturer  Vet
Rabies 3yr         06/05/2024   06/05/2027   18844A      Merck         Lind
DA2PP 3yr          06/05/2024   06/05/2027   512209      Zoetis        Lind
Bordetella (oral)  03/11/2025   03/11/2026   440173B     BI            Ortiz
Lepto 4            06/12/2025   06/12/2026   630551      Zoetis        Ortiz
Signature ____________  Lic. 7731`;

  test('gives each row its vaccine, dates, lot, maker and vet', () => {
    const lind = { vet: 'Lind', given: '2024-06-05', due: '2027-06-05' };
    expect(read(page)).toEqual([
      { ...lind, vaccine: 'rabies-3y', lot: '18844A', maker: 'Merck' },
      { ...lind, vaccine: 'dhpp-3y', lot: '512209', maker: 'Zoetis' },
      {
        vaccine: 'bordetella-oral',
        given: '2025-03-11',
        due: '2026-03-11',
        lot: '440173B',
        maker: 'BI',
        vet: 'Ortiz',
      },
      {
        vaccine: 'lepto4',
        given: '2025-06-12',
        due: '2026-06-12',
        lot: '630551',
        maker: 'Zoetis',
        vet: 'Ortiz',
      },
    ]);
  });

  test('reads the column of tags', () => {
    const tagged = `Vaccine            Date Given   Due Date     Rabies Tag   Lot
Rabies 3yr         06/05/2024   06/05/2027   24-00871     18844A`;
    const [rabies] = proposeVaccinations(typed(tagged), 'dog', today);
    expect([rabies?.tagNumber?.value, rabies?.lotNumber.value]).toEqual(['24-00871', '18844A']);
  });

  test('knows the page region of each field', () => {
    const [first] = proposeVaccinations(typed(page), 'dog', today);
    expect(first?.administeredOn.place).toMatchObject({ page: 1, x: 0.19, y: 0.1 });
    expect(first?.place.width).toBeGreaterThan(0.7);
  });

  test('never takes a print date or a birth date for a dose', () => {
    expect(read('Printed: 09/02/2025 Rabies\nDOB: 04/18/2021 Rabies Tag')).toEqual([]);
  });
});

describe('other layouts', () => {
  test('a summary with named months, and rows that were never given', () => {
    const page = `Pet health summary            Run: Nov 3, 2025
Vaccines                        Last received    Next due       Status
Distemper/Parvo combination     Jun 5, 2024      Jun 5, 2027    Current
Rabies                          Jun 5, 2024      Jun 5, 2027    Current
Canine influenza bivalent       -                -              Never given`;
    expect(read(page).map(({ given, due }) => [given, due])).toEqual([
      ['2024-06-05', '2027-06-05'],
      ['2024-06-05', '2027-06-05'],
    ]);
  });

  test('an invoice, where a declined item and a test are no doses', () => {
    const page = `Date      Patient  Description                    Qty    Amount
02/17/25  Miso     FVRCP 1yr (Felocell 3)         1.00    31.00
02/17/25  Taro     Lyme booster - DECLINED        0.00     0.00
02/17/25  Miso     Wellness exam                  1.00    64.00`;
    expect(read(page, 'cat')).toMatchObject([{ vaccine: 'fvrcp-1y', given: '2025-02-17', due: '' }]);
  });

  test.each([
    'Oak Street Vet: Miso is due for FVRCP and Rabies on 7 Feb 2026.',
    'Taro’s Bordetella was due 20 Oct 2025 and is now overdue.',
    'Distemper/Parvo titre: protective 11.02.2025',
    'Exemption from DHPP until 02/03/2026',
  ])('%s: no dose', (line) => {
    expect(read(line)).toEqual([]);
  });

  test('labels in the line itself', () => {
    expect(read('Rabies 1yr given 13/05/2025 expires 13/05/2026')).toMatchObject([
      { given: '2025-05-13', due: '2026-05-13' },
    ]);
  });
});

describe('a date that can be read in two ways is asked, not guessed', () => {
  test('03/04/25 alone', () => {
    expect(read('Rabies 1yr given 03/04/25')).toMatchObject([{ given: '2025-03-04|2025-04-03' }]);
  });
  test('another date of the same document settles it', () => {
    expect(read('Rabies 1yr given 03/04/25\nDHPP given 25/04/25')).toMatchObject([
      { given: '2025-04-03' },
      { given: '2025-04-25' },
    ]);
  });
  test.each([
    ['03/04/25', null, ['2025-03-04', '2025-04-03']],
    ['03/04/25', 'day first', ['2025-04-03']],
    ['03/04/25', 'month first', ['2025-03-04']],
    ['03.04.2025', null, ['2025-04-03']],
    ['2025-04-03', null, ['2025-04-03']],
    ['13/04/2025', null, ['2025-04-13']],
    ['04/04/2025', null, ['2025-04-04']],
    ['Jun 5, 2024', null, ['2024-06-05']],
    ['5 June 2024', null, ['2024-06-05']],
    ['05-Jun-24', null, ['2024-06-05']],
    ['31/02/2024', null, []],
    ['24-00871', null, []],
    ['18844A', null, []],
    ['(555) 010-0142', null, []],
  ] as const)('%s, %s', (text, order, expected) => {
    expect(readDate(text, order)).toEqual(expected);
  });
});

test('a vaccine the catalogue cannot settle is asked with its candidates', () => {
  const [one] = proposeVaccinations(typed('Bordetella given 05/13/2025'), 'dog', today);
  expect(one?.vaccine.candidates.length).toBeGreaterThan(0);
});

test('words that were read badly make an unsure field', () => {
  const words = typed('Rabies 1yr given 05/13/2025').map((word) => ({ ...word, confidence: 0.6 }));
  const [one] = proposeVaccinations(words, 'dog', today);
  expect(one?.administeredOn.confidence).toBeLessThan(0.95);
});

describe('a document that is made to keep its reader busy', () => {
  const lists = Array.from({ length: 8_000 }, (_, nth) => `Rabies, DHPP, Lepto${nth},`).join(' ');
  const manyLines = Array.from({ length: 30_000 }, (_, nth) => `Rabies ${nth} 06/05/2024 06/05/2027`).join(
    '\n',
  );
  test.each([
    ['a word of 150,000 brackets', `${')'.repeat(150_000)}a`],
    ['a line of 8,000 lists', `${lists} 06/05/2024`],
  ])('%s takes no longer than a certificate', (_, page) => {
    const started = performance.now();
    read(page);
    // A second on a slow machine; what has to be tried again for each character takes minutes.
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  test('30,000 doses on one page are cut to the hundred that a person can review', () => {
    expect(read(manyLines)).toHaveLength(100);
  }, 30_000);
});

test('a lot that is printed with its label is read without a column for it', () => {
  expect(read('Rabies 1yr 06/15/2025 Lot# 18844A')[0]?.lot).toBe('18844A');
  expect(read('Rabies 1yr 06/15/2025 Lot: none')[0]?.lot).toBe('');
});

describe('a lot number without a label', () => {
  test.each([
    ['Rabies 3yr 06/05/2024 06/05/2027 18844A Merck', '18844A'],
    ['Rabies 3yr given 06/05/2024 expires 06/05/2027 A512209-B', 'A512209-B'],
    ['Rabies 3yr 06/05/2024 06/05/2027 Tag 24-00871', ''],
    ['Rabies 3yr 06/05/2024 06/05/2027 Lic. 77312', ''],
    ['Rabies 3yr 06/05/2024 06/05/2027 18844A 512209', ''],
    ['Rabies 3yr 06/05/2024 06/05/2027 555-123-4567', ''],
    ['Rabies 3yr 06/05/2024 06/05/2027', ''],
  ])('%s', (line, lot) => {
    expect(read(line)[0]?.lot).toBe(lot);
  });

  test('is not guessed beside a lot column that is empty', () => {
    const page = `Vaccine     Date Given   Due Date     Lot     Certificate
Rabies 3yr  06/05/2024   06/05/2027           18844A`;
    expect(read(page)[0]?.lot).toBe('');
  });
});

describe('a row of a vaccination table that could not be read', () => {
  const head = 'Vaccine            Date Given   Due Date     Lot/Serial';
  const rabies = 'Rabies 3yr         06/15/2024   06/15/2027   18844A';
  const rest = { given: '2024-06-15', due: '2027-06-15', maker: '', vet: '' };

  test('is proposed with its days, and asks for its vaccine', () => {
    const page = `${head}\n${rabies}\nR4b1e$ 3y?          06/15/2024   06/15/2027   18845B`;
    expect(read(page)).toEqual([
      { ...rest, vaccine: 'rabies-3y', lot: '18844A' },
      { ...rest, vaccine: '', lot: '18845B' },
    ]);
  });

  test('is proposed with its vaccine, and asks for its day', () => {
    const page = `${head}\n${rabies}\nBordetella (oral)  O6/I?/2024   x            18846C`;
    expect(read(page)[1]).toMatchObject({ vaccine: 'bordetella-oral', given: '', lot: '18846C' });
  });

  test('is none where the date column is empty, or below the table', () => {
    const page = `${head}\n${rabies}\nBordetella (oral)  declined\nSignature ________  Lic. 7731`;
    expect(read(page)).toHaveLength(1);
  });
});
