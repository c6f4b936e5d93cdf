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

test('text that a spreadsheet was kept from running is read as it was', () => {
  const mapping = { headerRow: 1, columns: ['ownerName', 'phone'], dateOrder: null, species: null } as const;
  const read = readRow(["'=Maya", "'+1 555 010 0136"], mapping, { header: [], today });
  expect(read.record?.owner).toMatchObject({ name: '=Maya', phone: '+1 555 010 0136' });
});
