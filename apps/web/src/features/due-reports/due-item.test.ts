import { expect, test } from 'vitest';
import {
  byNextVisit,
  cellText,
  columnsOf,
  type DueItem,
  dueToneOf,
  everything,
  filterOf,
  isDueNarrowed,
} from './due-item.ts';
import { dueMessages } from './messages.gen.ts';

const en = dueMessages;
const item = (change: Partial<DueItem>): DueItem => ({
  petId: 'p',
  petName: 'Biscuit',
  ownerName: null,
  rule: 'rabies',
  status: 'missing',
  dueOn: null,
  ...change,
});

test('only what was chosen is asked for', () => {
  expect(filterOf('b', everything)).toEqual({ businessId: 'b', withinDays: 30 });
  const narrow = { days: '7', rule: 'rabies', service: 'daycare', missing: true } as const;
  expect(filterOf('b', narrow)).toEqual({
    businessId: 'b',
    withinDays: 7,
    rule: 'rabies',
    service: 'daycare',
    missing: true,
  });
  expect([isDueNarrowed(everything), isDueNarrowed(narrow)]).toEqual([false, true]);
});

test('what is not met is red, what ends amber, what waits blue', () => {
  const tones = (['missing', 'expired', 'expiring', 'met', 'grace', 'pending', 'waiting'] as const).map(
    (status) => dueToneOf({ status }),
  );
  expect(tones).toEqual(['stop', 'stop', 'soon', 'soon', 'soon', 'wait', 'wait']);
});

test('a cell says the day where there is one, else the status', () => {
  const day = (date: string) => `on ${date}`;
  expect(cellText(item({ status: 'expired', dueOn: '2026-11-01' }), en, day)).toBe('on 2026-11-01');
  expect(cellText(item({ status: 'expiring' }), en, day)).toBe('Expires soon');
  expect(cellText(item({ status: 'pending', dueOn: '2027-11-01' }), en, day)).toBe('In review');
});

test('columns are the rules that occur, in their own order, then those that are gone', () => {
  const items = [
    item({ rule: 'old' }),
    item({ rule: 'flu' }),
    item({ rule: 'rabies' }),
    item({ rule: 'flu' }),
  ];
  const rules = ['rabies', 'parvo', 'flu'].map((code) => ({ code, name: code.toUpperCase() }));
  expect(columnsOf(items, rules)).toEqual([
    { code: 'rabies', name: 'RABIES', count: 1 },
    { code: 'flu', name: 'FLU', count: 2 },
    { code: 'old', name: 'old', count: 1 },
  ]);
});

test('the pet that comes next is first, those without a visit follow by name', () => {
  const pet = (petName: string, nextVisitOn: string | null) => ({
    ...{ petId: petName, petName, ownerName: null, species: 'dog' as const },
    ...{ colour: null, photoPath: null, nextVisitOn },
  });
  const listed = [pet('Rue', null), pet('Gus', '2026-12-03'), pet('Mango', null), pet('Ada', '2026-12-01')];
  expect(byNextVisit([...listed, pet('Ben', '2026-12-03')]).map(({ petName }) => petName)).toEqual([
    ...['Ada', 'Ben', 'Gus'],
    ...['Mango', 'Rue'],
  ]);
});
