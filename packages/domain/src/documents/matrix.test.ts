import { expect, test } from 'vitest';
import { proposeVaccinations, type ReadField } from './propose-vaccinations.ts';
import { typed } from './testing/typed-page.ts';

const shown = ({ value, candidates }: ReadField) => value ?? candidates.join('|');
const read = (page: string) =>
  proposeVaccinations(typed(page), 'dog', '2026-11-21').map((one) =>
    [one.vaccine, one.administeredOn, one.expiresOn, one.lotNumber].map(shown).join(' ').trim(),
  );

test('a column for each vaccine, and a mark for each dose', () => {
  const page = `Date         Weight   DHPP   Bordetella   Rabies   Next due
03/21/2025   12 lb    X      [x]                   04/18/2025
04/18/2025   15 lb    X                            04/18/2026
05/16/2025   18 lb    no                  ✓        05/16/2026
Signature ________ Lic. 4471`;
  expect(read(page)).toEqual([
    'dhpp 2025-03-21',
    'bordetella-unspecified 2025-03-21',
    'dhpp 2025-04-18 2026-04-18',
    'rabies-unspecified 2025-05-16',
  ]);
});

test('a column for each vaccine, and a lot for each dose; another text is listed', () => {
  const page = `Date         DHPP      Rabies     Lyme
03/21/2025   18844A    55231B
04/18/2025   77120C               later`;
  expect(read(page)).toEqual([
    'dhpp 2025-03-21  18844A',
    'rabies-unspecified 2025-03-21  55231B',
    'dhpp 2025-04-18  77120C',
    '',
  ]);
});

test('vaccines beside each other without a column for the day are no such table', () => {
  expect(read('DHPP          Lepto 4       Lyme\nDate: 03/21/2025')).not.toContainEqual(
    expect.stringContaining('dhpp 2025'),
  );
});
