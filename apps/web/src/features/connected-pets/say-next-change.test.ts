import type { Rule } from '@clearpaw/domain';
import { expect, test } from 'vitest';
import { sayNextChange } from './say-next-change.ts';
import type { ConnectionDetails } from './use-connection-details.ts';

type Next = NonNullable<ConnectionDetails['next']>;

const rules: Rule[] = [
  { id: 'rabies', level: 'required', requirement: { kind: 'vaccination', targets: ['rabies'] } },
];
const format = { day: (date: string) => `day ${date}`, weekday: (date: string) => `weekday ${date}` };
const open: Next = {
  ...{ kind: 'open', ruleId: 'rabies', status: 'missing', reason: 'missing', params: {} },
  ...{ message: 'Rabies: nothing on record.', validUntil: null, title: null },
  ...{ lastDay: null, compliantFrom: null, others: 0 },
};
const ends: Next = { ...open, kind: 'ends', status: 'met', reason: 'met' };
const say = (next: Next | null, scope: 'records' | 'verdict' = 'records') => {
  const { about, what } = sayNextChange({ scope }, next, rules, format);
  return `${about} / ${what}`;
};

test('nothing is said of a pet that shares its dates only', () => {
  expect(say(null)).toBe('Nothing / in the next 90 days');
  expect(say(null, 'verdict')).toBe('Status only / dates are not shared');
});

test.each<[Partial<Next>, string]>([
  [{}, 'Rabies / nothing on record'],
  [{ others: 2 }, 'Rabies / nothing on record, plus 2 more'],
  [
    { status: 'expired', reason: 'expired', validUntil: '2026-11-02', others: 1 },
    'Rabies / expired day 2026-11-02, plus 1 more',
  ],
  [{ status: 'expired', reason: 'expired' }, 'Rabies / expired'],
  [{ status: 'pending', reason: 'under_review', validUntil: '2029-01-01' }, 'Rabies / being checked'],
  [{ status: 'waiting', reason: 'dose_too_recent', params: { days: 7 } }, 'Rabies / too early'],
  [
    { status: 'waiting', reason: 'dose_too_recent', compliantFrom: '2026-11-27', others: 1 },
    'Rabies / good to go from weekday 2026-11-27',
  ],
  [{ compliantFrom: '2027-08-14' }, 'Rabies / nothing on record'],
  [{ ruleId: 'gone', message: 'Parvo: nothing on record.' }, 'gone / Parvo: nothing on record'],
  [
    { title: 'Daycare waiver', reason: 'older_version', status: 'expired' },
    'Daycare waiver / changed since it was signed',
  ],
])('what is not met: %o', (change, said) => {
  expect(say({ ...open, ...change })).toBe(said);
});

test.each<[Partial<Next>, string]>([
  [{ validUntil: '2026-12-08', lastDay: '2026-12-08' }, 'Rabies / expires day 2026-12-08'],
  [{ lastDay: '2026-12-08' }, 'Rabies / met until day 2026-12-08'],
  [
    { status: 'grace', reason: 'grace', validUntil: '2026-12-01', lastDay: '2026-12-15' },
    'Rabies / expired, accepted until day 2026-12-15',
  ],
  [{ status: 'expiring', reason: 'expiring' }, 'Rabies / expires within 30 days'],
  [{ status: 'grace', reason: 'grace' }, 'Rabies / expired, still within the days of grace'],
  [
    { kind: 'starts', status: 'not_applicable', reason: 'not_applicable', lastDay: '2026-12-31' },
    'Rabies / required from day 2027-01-01',
  ],
])('what is met for now: %o', (change, said) => {
  expect(say({ ...ends, ...change })).toBe(said);
});
