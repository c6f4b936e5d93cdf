import { expect, test } from 'vitest';
import { guessMapping, readRow } from './index.ts';

const today = '2026-11-23';
const columnsOf = (...rows: string[]) =>
  guessMapping(
    rows.map((row) => row.split(',')),
    { today },
  ).mapping.columns;

test.each([
  [
    'ANIMALNAME,ANIMALSPECIES,ANIMALBREED1,ANIMALSEX,ANIMALDOB,ANIMALNEUTERED,ANIMALMICROCHIP,PERSONFIRSTNAME,PERSONLASTNAME,PERSONEMAIL,PERSONCELLPHONE,VACCINATIONTYPE,VACCINATIONGIVENDATE,VACCINATIONEXPIRESDATE',
    [
      'petName',
      'species',
      'breed',
      'sex',
      'birthDate',
      'neutered',
      'microchip',
      'ownerFirst',
      'ownerLast',
      'email',
      'phone',
      'vaccine',
      'givenOn',
      'expiresOn',
    ],
  ],
  [
    'Owner,E-Mail,Mobile,Dog Name,Rabies Exp,DHPP Expires,Bordetella due',
    ['ownerName', 'email', 'phone', 'petName', 'doseExpires', 'doseExpires', 'doseExpires'],
  ],
  [
    'First Name,Last Name,Primary Phone,Pet,Pet Type,Gender,Birthday,Acct Balance',
    ['ownerFirst', 'ownerLast', 'phone', 'petName', 'species', 'sex', 'birthDate', null],
  ],
])('recognizes the columns %s', (header, fields) => {
  expect(columnsOf(header)).toEqual(fields);
});

test('a column named only by its vaccine is doubtful, and decided by its dates', () => {
  const { mapping, columns } = guessMapping(
    [
      ['Owner', 'DAPP', 'Rabies'],
      ['Maya', '06/13/2026', '12/13/2199'],
    ],
    { today },
  );
  expect(mapping.columns).toEqual(['ownerName', 'doseGiven', 'doseExpires']);
  expect(columns.map(({ sure }) => sure)).toEqual([true, false, false]);
});

test('titles above the table are not taken for the names of columns', () => {
  const { mapping } = guessMapping([['Customer export 2026'], [], ['Owner', 'Pet']], { today });
  expect(mapping).toMatchObject({ headerRow: 3, columns: ['ownerName', 'petName'] });
});

test('text that a spreadsheet escaped as a formula is read without the escape', () => {
  const mapping = { headerRow: 1, columns: ['ownerName', 'phone'], dateOrder: null, species: null } as const;
  const read = readRow(["'=Maya", "'+1 555 010 0136"], mapping, { header: [], today });
  expect(read.record?.owner).toMatchObject({ name: '=Maya', phone: '+1 555 010 0136' });
  const wide = readRow(["'＝Maya"], mapping, { header: [], today });
  expect(wide.record?.owner.name).toBe('＝Maya');
});

test('text that is truncated can still be stored', () => {
  const fields = { headerRow: 1, dateOrder: null, species: 'dog' } as const;
  const names = { ...fields, columns: ['ownerFirst', 'ownerLast'] } as const;
  const named = readRow(['a'.repeat(78), '🐕b'], names, { header: [], today });
  expect(named.record?.owner.name).toBe(`${'a'.repeat(78)} `);
  const doses = { ...fields, columns: ['ownerName', 'petName', 'doseGiven'] } as const;
  const header = ['Owner', 'Pet', `${'R'.repeat(59)}🐕`];
  const dosed = readRow(['Maya', 'Rex', '2026-01-31'], doses, { header, today });
  expect(dosed.record?.doses[0]?.vaccineName).toBe('R'.repeat(59));
});

test('the name of a column becomes one line, or is a problem where it cannot', () => {
  const columns = ['ownerName', 'petName', 'doseGiven'] as const;
  const mapping = { headerRow: 1, columns, dateOrder: null, species: 'dog' } as const;
  const read = (name: string) =>
    readRow(['Maya', 'Rex', '2026-01-31'], mapping, { header: ['Owner', 'Pet', name], today });
  expect(read('Forest\nfever').record?.doses[0]?.vaccineName).toBe('Forest fever');
  expect(read('Forest \u202ereve').problems).toMatchObject([
    { column: 2, code: 'invisible_characters', message: 'Remove line breaks and invisible characters.' },
  ]);
});

test('a weight that rounds to nothing is a problem', () => {
  const columns = ['ownerName', 'petName', 'weightKg'] as const;
  const mapping = { headerRow: 1, columns, dateOrder: null, species: 'dog' } as const;
  const read = (weight: string) => readRow(['Maya', 'Rex', weight], mapping, { header: [], today });
  expect(read('0.004').problems).toMatchObject([{ column: 2, message: 'Enter a weight, such as 27.4.' }]);
  expect(read('0.005 kg').record?.pet?.weightKg).toBe(0.01);
});
