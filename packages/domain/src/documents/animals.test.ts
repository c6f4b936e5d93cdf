import { describe, expect, test } from 'vitest';
import { proposeVaccinations, type ReadField } from './propose-vaccinations.ts';
import { typed } from './testing/typed-page.ts';

const today = '2026-11-21';
const biscuit = { name: 'Biscuit', microchip: '985112005432198' };
const shown = ({ value, candidates }: ReadField) => value ?? candidates.join('|');

/** Each row as one line: vaccine and day, or why it is listed without them. */
const read = (page: string, own: { name: string; microchip: string | null } = biscuit) =>
  proposeVaccinations(typed(page), 'dog', today, own).map(
    ({ vaccine, administeredOn, unreadBecause }) =>
      unreadBecause ?? `${shown(vaccine)} ${shown(administeredOn)}`,
  );

const head = 'Vaccine          Given         Expires';
const rabies = 'Rabies 3yr       03/21/2025    03/21/2028';
const lyme = 'Lyme             05/28/2025    05/28/2026';
const rabiesDose = 'rabies-3y 2025-03-21';

describe('of two animals on a page only the pet’s own doses are read', () => {
  test('rows below a row with the name', () => {
    const bands = (mine: string, others: string) => `${head}\n${others}\n${lyme}\n${mine}\n${rabies}`;
    expect(read(bands('Biscuit (Canine, Beagle)', 'Rolo (Canine, Boxer)'))).toEqual([rabiesDose]);
    expect(read(bands('Patient: Biscuit', 'Patient: Rolo'))).toEqual([rabiesDose]);
  });

  test('a name in a column, also where it stands only in the first of several rows', () => {
    const page = `Patient   Vaccine          Given         Expires
Rolo      Lyme             05/28/2025    05/28/2026
          DHPP             05/28/2025    05/28/2026
Biscuit   Rabies 3yr       03/21/2025    03/21/2028`;
    expect(read(page)).toEqual([rabiesDose]);
  });

  test.each([
    ['before', 'Biscuit: Rabies 3yr', 'Rolo: Lyme'],
    ['after', 'Rabies 3yr (Biscuit)', 'Lyme (Rolo)'],
    ['behind a dash', 'Rabies 3yr - Biscuit', 'Lyme - Rolo'],
    ['with for', 'Rabies 3yr for Biscuit', 'Lyme for Rolo'],
  ])('a name %s what was done', (_, mine, others) => {
    const row = (day: string, what: string) => `${day}    ${what.padEnd(24)}    42.00\n`;
    const page = `Date          Description                 Amount
${row('05/28/2025', others)}${row('03/21/2025', mine)}`;
    expect(read(page)).toEqual([rabiesDose]);
  });

  test('a number of a chip in each row', () => {
    const page = `Biscuit: 985112005432198
Rolo: 956000017654321
Microchip          Vaccine          Given         Expires
956000017654321    Lyme             05/28/2025    05/28/2026
985112005432198    Rabies 3yr       03/21/2025    03/21/2028`;
    expect(read(page)).toEqual([rabiesDose]);
    expect(read(page, { ...biscuit, microchip: null })).toEqual([rabiesDose]);
  });

  test('two tables beside each other', () => {
    const page = `Rolo                                           Biscuit
Microchip: 956000017654321                     Microchip: 985112005432198
Vaccine     Given         Expires              Vaccine       Given         Expires
Lyme        05/28/2025    05/28/2026           Rabies 3yr    03/21/2025    03/21/2028`;
    expect(read(page)).toEqual([rabiesDose]);
  });

  test('sentences', () => {
    const page = `Rolo received Lyme on May 28, 2025. Biscuit received Rabies 3yr on March 21, 2025. The next dose is due
by March 21, 2028. Rolo received DHPP on May 28, 2025.`;
    expect(read(page).filter((row) => row !== 'unclear_animal')).toEqual([rabiesDose]);
  });

  test('tables below each other, each with what is known of its animal above it', () => {
    const part = (name: string, chip: string, rows: string) => `${name}
Owner: Jordan Rivers      Pet: ${name}
Species: Canine           Breed: Beagle
DOB: 04/18/2021           Microchip: ${chip}
${head}
${rows}`;
    const mine = part('Biscuit', '985112005432198', rabies);
    const others = part('Rolo', '956000017654321', lyme);
    expect(read(`${others}\n${mine}`)).toEqual([rabiesDose]);
    expect(read(`${mine}\n${others}`)).toEqual([rabiesDose]);
  });

  test('names beside each other, above columns without headings', () => {
    const page = `Biscuit                    Rolo
DOB 04/18/2021             DOB 05/02/2020
Rabies 3yr   03/21/2025    Lyme   05/28/2025`;
    expect(read(page)).toEqual([rabiesDose]);
    const owned = `Biscuit                    Jordan Rivers\nRabies 3yr   03/21/2025    Lot 18844A`;
    expect(read(owned)).toEqual([rabiesDose]);
  });

  test('a name between dashes or stars', () => {
    expect(
      read(`-- Biscuit (Beagle) --\nRabies 3yr   03/21/2025\n** Rolo (Boxer) **\nLyme   05/28/2025`),
    ).toEqual([rabiesDose]);
  });

  test('a name before a colon is about the whole line', () => {
    const page = `Biscuit: Rabies 3yr on 03/21/2025 and Lyme on 05/28/2025.\nRolo: DHPP on 05/28/2025.`;
    expect(read(page)).toEqual([rabiesDose, 'lyme 2025-05-28']);
  });

  test('a page each', () => {
    const second = typed(`Patient: Rolo\n${head}\n${lyme}`).map((word) => ({ ...word, page: 2 }));
    const words = [...typed(`Patient: Biscuit\n${head}\n${rabies}`), ...second];
    const rows = proposeVaccinations(words, 'dog', today, biscuit);
    expect(rows.map(({ vaccine }) => vaccine.value)).toEqual(['rabies-3y']);
  });
});

describe('rows are listed without their fields', () => {
  test('where several animals are named above them', () => {
    const rows = `${head}\n${rabies}\n${lyme}`;
    expect(read(`Patient: Rolo, Biscuit\n${rows}`)).toEqual(['unclear_animal', 'unclear_animal']);
    expect(read(`Patient: Rolo\nPatient: Biscuit\n${rows}`)).toEqual(['unclear_animal', 'unclear_animal']);
  });

  test('where both animals are named in the row', () => {
    expect(read(`Patient: Rolo\nPatient: Biscuit\nRabies 3yr 03/21/2025 Rolo and Biscuit`)).toEqual([
      'unclear_animal',
    ]);
  });

  test('on a page that is about another animal', () => {
    const page = `Patient: Rolo\nMicrochip: 956000017654321\n${head}\n${rabies}`;
    expect(read(page)).toEqual(['other_animal']);
  });
});

describe('a page about the pet alone is read', () => {
  test.each([
    ['its name beside its breed', 'Animal: Biscuit, Beagle'],
    ['its name with the owner’s', 'Patient: Biscuit Rivers'],
    ['a letter of its name misread', 'Patient: Biscult'],
    ['a longer form of its name', 'Patient: Biscuitty'],
    ['its chip beside another name', 'Patient: Peanut     Microchip: 985112005432198'],
    ['another name, and its chip below', 'Patient: Peanut\nSpecies: Canine\nMicrochip: 985 112 005 432 198'],
    ['its species instead of its name', 'Animal: Dog'],
    ['a clinic’s name', 'Biscuit Hill Animal Hospital\nPet health summary'],
  ])('%s', (_, above) => {
    expect(read(`${above}\n${head}\n${rabies}`)).toEqual([rabiesDose]);
  });
});
