import { expect, test } from 'vitest';
import { dueCsv } from './due-csv.ts';
import { dueMessages } from './messages.gen.ts';

test('one line for each requirement of a pet, in words, with nothing that a spreadsheet would run', () => {
  const base = { petId: 'p', petName: '=HYPERLINK("x")', rule: 'rabies' };
  const items = [
    { ...base, ownerName: '+1 Maya', status: 'expired' as const, dueOn: '2026-11-01' },
    { ...base, petName: 'Rex', ownerName: null, rule: 'gone', status: 'missing' as const, dueOn: null },
  ];
  const text = dueCsv(items, [{ code: 'rabies', name: 'Rabies' }], dueMessages);
  expect(text.replace('\uFEFF', '').trimEnd().split('\r\n')).toEqual([
    'Pet,Owner,Requirement,Status,Date',
    `"'=HYPERLINK(""x"")",'+1 Maya,Rabies,Expired,2026-11-01`,
    'Rex,,gone,Missing,',
  ]);
});
