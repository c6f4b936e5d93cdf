import { describe, expect, test } from 'vitest';
import {
  type CareFacts,
  type CareKind,
  careDayOf,
  careKinds,
  careShape,
  findImplausibleCare,
  findImpossibleCare,
  usualCodes,
} from './index.ts';

const around = { bornOn: '2024-05-20', bornOnPrecision: 'day', latestToday: '2026-11-22' } as const;
const examples: CareFacts = {
  test: { test: 'fecal', target: null, takenOn: '2026-03-01', result: 'negative' },
  treatment: { treatment: 'flea', givenOn: '2026-03-01' },
  exemption: { target: 'rabies', from: '2026-03-01', until: '2027-03-01' },
  declaration: { code: 'no-contagious-illness', on: '2026-03-01', answer: 'yes' },
  evaluation: { on: '2026-03-01', passed: true },
  medication: {
    ...{ name: 'Apoquel', dose: '16 mg', schedule: null, startedOn: '2026-03-01', endedOn: null },
    ...{ prescriber: null, duringVisits: true },
  },
  allergy: { substance: 'Chicken', reaction: null, severity: 'moderate' },
  condition: { name: 'Hip dysplasia', diagnosedOn: '2026-03-01', resolvedOn: null },
  weight: { on: '2026-03-01', kg: 27.4 },
  vetVisit: { on: '2026-03-01', clinic: null, reason: 'Annual exam', notes: null },
};
const datedKinds = careKinds.filter((kind) => careShape[kind].day !== null);
const impossible = <Kind extends CareKind>(kind: Kind, change: Partial<CareFacts[Kind]>, where = {}) =>
  findImpossibleCare(kind, { ...examples[kind], ...change }, { ...around, ...where }).map(
    ({ code, path }) => [code, path],
  );
const implausible = <Kind extends CareKind>(
  kind: Kind,
  change: Partial<CareFacts[Kind]>,
  others: readonly CareFacts[Kind][] = [],
) =>
  findImplausibleCare(kind, { ...examples[kind], ...change }, others).map(({ code, path }) => [code, path]);

describe.each(careKinds)('a %s', (kind) => {
  test('states exactly the named facts', () => {
    expect(Object.keys(examples[kind]).sort()).toEqual([...careShape[kind].names].sort());
  });
  test('is neither impossible nor odd when it is ordinary', () => {
    expect(impossible(kind, {})).toEqual([]);
    expect(implausible(kind, {})).toEqual([]);
  });
  test('is odd when an identical one exists already', () => {
    const [path] = careShape[kind].names;
    expect(implausible(kind, {}, [examples[kind]])).toEqual([['already_recorded', path]]);
  });
});

test.each(datedKinds.filter((kind) => !careShape[kind].plannable))(
  'a %s cannot be in the future, wherever the owner lives',
  (kind) => {
    const path = String(careShape[kind].day);
    expect(impossible(kind, { [path]: '2026-11-23', until: '2027-01-01' })).toEqual([
      ['in_the_future', path],
    ]);
    expect(impossible(kind, { [path]: '2026-11-22', until: '2027-01-01' })).toEqual([]);
  },
);

describe.each(datedKinds)('a %s', (kind) => {
  const path = String(careShape[kind].day);
  test('is dated by its own day', () => {
    expect(careDayOf(kind, examples[kind])).toBe('2026-03-01');
  });
  test('cannot lie before birth; of a month or a year only before its first day', () => {
    expect(impossible(kind, { [path]: '2024-05-19' })).toEqual([['before_birth', path]]);
    expect(impossible(kind, { [path]: '2024-05-01' }, { bornOnPrecision: 'month' })).toEqual([]);
    expect(impossible(kind, { [path]: '2024-04-30' }, { bornOnPrecision: 'month' })).toHaveLength(1);
    expect(impossible(kind, { [path]: '2024-01-01' }, { bornOnPrecision: 'year' })).toEqual([]);
    expect(impossible(kind, { [path]: '2023-12-31' }, { bornOnPrecision: 'year' })).toHaveLength(1);
    expect(impossible(kind, { [path]: '1999-01-01' }, { bornOn: null })).toEqual([]);
  });
  test('is no repeat of one of another day', () => {
    expect(
      implausible(kind, { [path]: '2026-03-02' } as Partial<CareFacts[typeof kind]>, [examples[kind]]),
    ).toEqual([]);
  });
});

test('an exemption cannot end before it begins', () => {
  expect(impossible('exemption', { until: '2026-02-28' })).toEqual([['ends_before_beginning', 'until']]);
  expect(impossible('exemption', { until: '2026-03-01' })).toEqual([]);
});

test('nothing ends before it begins, and a record that has ended stays ended', () => {
  expect(impossible('medication', { endedOn: '2026-02-28' })).toEqual([['ends_before_beginning', 'endedOn']]);
  expect(impossible('condition', { resolvedOn: '2026-02-28' })).toEqual([
    ['ends_before_beginning', 'resolvedOn'],
  ]);
  expect(impossible('condition', { resolvedOn: '2026-11-23' })).toEqual([['in_the_future', 'resolvedOn']]);
  expect(impossible('condition', { diagnosedOn: null, resolvedOn: '2026-11-22' })).toEqual([]);
});

test('a medication may be planned: it can begin and end after today', () => {
  expect(impossible('medication', { startedOn: '2026-12-01', endedOn: '2026-12-10' })).toEqual([]);
});

test('an allergy is known without a day', () => {
  expect(careDayOf('allergy', examples.allergy)).toBeNull();
});

test('a weight far from the last one is odd, unless the pet had time to grow', () => {
  const last = { on: '2026-02-20', kg: 12.4 };
  expect(implausible('weight', { kg: 27.4 }, [last])).toEqual([['unusual_weight', 'kg']]);
  expect(implausible('weight', { kg: 5.6 }, [last])).toEqual([['unusual_weight', 'kg']]);
  expect(implausible('weight', { kg: 14 }, [last])).toEqual([]);
  expect(implausible('weight', { kg: 27.4 }, [{ on: '2025-12-20', kg: 12.4 }])).toEqual([]);
});

test('an exemption for more than a year is odd', () => {
  expect(implausible('exemption', { until: '2027-03-02' })).toEqual([['long_exemption', 'until']]);
  expect(implausible('exemption', { until: '2027-03-01' })).toEqual([]);
});

test('only a titer has a target, and it always has one', () => {
  expect(implausible('test', { result: 'protective' })).toEqual([['titer_without_target', 'target']]);
  expect(implausible('test', { result: 'not_protective' })).toEqual([['titer_without_target', 'target']]);
  expect(implausible('test', { target: 'rabies' })).toEqual([['target_without_titer', 'target']]);
  expect(implausible('test', { target: 'rabies', result: 'protective' })).toEqual([]);
});

test('every problem says what to do, without a date', () => {
  const problems = [
    ...findImpossibleCare('exemption', { ...examples.exemption, until: '2020-01-01' }, around),
    ...findImpossibleCare('treatment', { treatment: 'flea', givenOn: '2999-01-01' }, around),
    ...findImplausibleCare('test', { ...examples.test, result: 'protective' }, []),
  ];
  expect(problems).toHaveLength(3);
  for (const { message } of problems) expect(message).toMatch(/^[^0-9]+\S.*\.$/);
});

test('the codes offered first are ones the contract takes', () => {
  for (const code of Object.values(usualCodes).flat()) expect(code).toMatch(/^[a-z0-9-]{1,40}$/);
});
