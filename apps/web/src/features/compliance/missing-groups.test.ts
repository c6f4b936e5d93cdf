import { describe, expect, test } from 'vitest';
import { missingGroups, type OpenRequirements } from './missing-groups.ts';

type Wire = OpenRequirements['checks'][number];

function open(requirement: Wire['rule']['requirement'], changes: Partial<Wire> = {}): Wire {
  const base = { ruleId: 'r', level: 'required' as const, status: 'missing' as const, reason: 'missing' };
  const rule = { id: changes.ruleId ?? 'r', level: 'required' as const, requirement };
  const shown = {
    message: 'Said.',
    params: {},
    recordIds: [],
    validUntil: null,
    title: requirement.kind,
    passesFrom: null,
  };
  return { ...base, ...shown, rule, ...changes };
}

function at(name: string, checks: Wire[], arrival?: string): OpenRequirements {
  const visit = arrival ? { id: 'v', service: null, arrival, departure: arrival } : null;
  const counts = { clearedThrough: null, asked: 3, met: 1 };
  const shown = { scope: 'verdict' as const, verdict: 'non_compliant' as const };
  return { businessId: name, businessName: name, visit, checks, ...counts, ...shown };
}

const rabies: Wire['rule']['requirement'] = { kind: 'vaccination', targets: ['rabies'] };
const shown = (list: readonly OpenRequirements[]) =>
  missingGroups(list).map(({ businesses, items }) => [
    businesses.map(({ businessName }) => businessName).join('+'),
    ...items.map(({ title }) => title),
  ]);

describe('what is missing at several businesses', () => {
  test('is said once, with the names of both', () => {
    expect(
      shown([at('Elm', [open(rabies)]), at('Oak', [open(rabies), open({ kind: 'microchip' })])]),
    ).toEqual([
      ['Elm+Oak', 'vaccination'],
      ['Oak', 'microchip'],
    ]);
  });
  test('is said as it keeps the pet out, where another business only recommends it', () => {
    const advice = open(rabies, { level: 'recommended' });
    const [group] = missingGroups([at('Elm', [advice]), at('Oak', [open(rabies)])]);
    expect(group?.items).toMatchObject([{ blocks: true, check: { level: 'required' } }]);
  });
  test('stays apart where each business has to be asked', () => {
    expect(
      shown([at('Elm', [open({ kind: 'evaluation' })]), at('Oak', [open({ kind: 'evaluation' })])]),
    ).toEqual([
      ['Elm', 'evaluation'],
      ['Oak', 'evaluation'],
    ]);
  });
});

test('the business of the next visit comes first, and in it what is easiest', () => {
  const late = at('Elm', [open({ kind: 'microchip' })], '2026-05-01');
  const none = at('Ash', [open({ kind: 'evaluation' })]);
  const soon = at(
    'Oak',
    [open(rabies), open({ kind: 'sterilization' }, { reason: 'not_sterilized' })],
    '2026-02-01',
  );
  expect(shown([none, late, soon])).toEqual([
    ['Oak', 'sterilization', 'vaccination'],
    ['Elm', 'microchip'],
    ['Ash', 'evaluation'],
  ]);
});

test('two rules of one business that one act puts right are one item', () => {
  const [group, ...others] = missingGroups([at('Elm', [open(rabies), open(rabies, { ruleId: 'r2' })])]);
  expect(others).toEqual([]);
  expect(group?.items).toHaveLength(1);
  expect(group?.businesses).toHaveLength(1);
});

test('what only ends soon keeps no one out, and comes after what does', () => {
  const soon = open(rabies, { status: 'expiring', reason: 'expiring' });
  const [group] = missingGroups([at('Elm', [soon, open({ kind: 'evaluation' })])]);
  expect(group?.items.map(({ title, blocks }) => [title, blocks])).toEqual([
    ['evaluation', true],
    ['vaccination', false],
  ]);
});
