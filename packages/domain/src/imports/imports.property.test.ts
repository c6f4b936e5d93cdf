import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  guessMapping,
  type ImportMapping,
  ImportPlan,
  importFields,
  readImportDate,
  readRow,
} from './index.ts';

const today = '2026-11-23';
const cell = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    '=1+1',
    "'=1+1",
    '03/04/2026',
    '2026-02-30',
    'Dog',
    'yes',
    'a@b.test',
    '555 010 0136',
    '\0',
    '\ud800',
  ),
);
const table = fc.array(fc.array(cell, { maxLength: 8 }), { maxLength: 12 });
const mappings: fc.Arbitrary<ImportMapping> = fc.record({
  headerRow: fc.nat(3),
  columns: fc.array(fc.option(fc.constantFrom(...importFields)), { maxLength: 10 }),
  dateOrder: fc.constantFrom(null, 'month_first' as const, 'day_first' as const),
  species: fc.constantFrom(null, 'dog' as const),
});

test('any table is guessed and read: each row is a record or has a problem, never both', () => {
  fc.assert(
    fc.property(table, fc.option(mappings), (rows, chosen) => {
      const mapping = chosen ?? guessMapping(rows, { today }).mapping;
      const header = rows[mapping.headerRow - 1] ?? [];
      for (const row of rows.slice(mapping.headerRow)) {
        const read = readRow(row, mapping, { header, today });
        expect(read.record === null).toBe(read.problems.length > 0);
        expect(JSON.stringify(read.record)).not.toMatch(/\\u0000|\\ud800/);
        for (const dose of read.record?.doses ?? []) expect((dose.givenOn ?? '') <= today).toBe(true);
      }
    }),
  );
});

test.each([
  ['a species named like a field of every object', ['Maya', '', 'Bo', 'constructor'], 'species_unknown'],
  ['a species named like a prototype', ['Maya', '', 'Bo', '__proto__'], 'species_unknown'],
  ['a phone number with a tab', ['Maya', '555\t010 0136', 'Bo', 'dog'], 'phone_invalid'],
])('a row with %s is not imported', (_, row, code) => {
  const columns = ['ownerName', 'phone', 'petName', 'species'] as const;
  const mapping: ImportMapping = { headerRow: 1, columns, dateOrder: null, species: null };
  const read = readRow(row, mapping, { header: [], today });
  expect([read.record, read.problems.map((problem) => problem.code)]).toEqual([null, [code]]);
});

test('a date is read correctly in every supported format, and never as another day', () => {
  const date = fc.date({ min: new Date('1980-01-01'), max: new Date('2079-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(date, (at) => {
      const day = at.toISOString().slice(0, 10);
      const [year = '', month = '', dayOfMonth = ''] = day.split('-');
      const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(at);
      const read = { is: 'day', day };
      expect(readImportDate(day, null)).toEqual(read);
      expect(readImportDate(long, null)).toEqual(read);
      expect(readImportDate(`${Number(month)}/${dayOfMonth}/${year.slice(2)}`, 'month_first')).toEqual(read);
      expect(readImportDate(`${dayOfMonth}.${month}.${year}`, 'day_first')).toEqual(read);
      const unasked = readImportDate(`${month}/${dayOfMonth}/${year}`, null);
      expect(unasked).toEqual(month === dayOfMonth ? read : { is: 'ambiguous' });
    }),
  );
});

const owner = fc.record({
  name: fc.constantFrom('Maya', 'maya ', 'Jon', null),
  email: fc.constantFrom('a@b.test', 'c@d.test', null),
  phone: fc.constantFrom('555 010 0136', '+1 (555) 010-0136', '555 010 0199', null),
});
const pet = fc.option(fc.constantFrom('Rex', 'rex', 'Max'));

test('importing the same rows twice adds nothing the second time, in any order', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(owner, pet), { maxLength: 20 }), (rows) => {
      const plan = new ImportPlan(() => crypto.randomUUID());
      const facts = {
        breed: null,
        sex: 'unknown',
        sterilized: null,
        bornOn: null,
        microchip: null,
        weightKg: null,
      } as const;
      const records = rows
        .filter(([{ name, email }]) => name !== null || email !== null)
        .map(([who, name]) => ({
          owner: { ...who, emergency: null },
          pet: name === null ? null : { name, species: 'dog' as const, ...facts },
          doses: [],
          note: null,
        }));
      for (const [row, record] of records.entries()) plan.add(row, record);
      const again = records.map((record, row) => plan.add(row, record));
      expect(again.filter(({ isNewCustomer, isNewPet }) => isNewCustomer || isNewPet)).toEqual([]);
      expect(again.every(({ duplicateOf }) => duplicateOf !== null)).toBe(true);
    }),
  );
});

test('20,000 owners of one name with different phone numbers are planned quickly', () => {
  const plan = new ImportPlan(() => crypto.randomUUID());
  const begun = performance.now();
  for (let row = 0; row < 20_000; row += 1) {
    const called = { name: 'Unknown', email: null, phone: `555${row + 1_000_000}`, emergency: null };
    plan.add(row, { owner: called, pet: null, doses: [], note: null });
  }
  expect(performance.now() - begun).toBeLessThan(2_000);
});
