import { expect, test } from 'vitest';
import { fitRule, type Rule, toRuleFile } from '../index.ts';

const chip: Rule = { id: 'chip', level: 'required', requirement: { kind: 'microchip' } };
const here = { services: new Set(['daycare', 'boarding']), today: '2026-03-10' };

test('a rule whose waiver has no title is not in the file', () => {
  const requirement = { kind: 'waiver', waiverId: 'w', materialVersion: 1 } as const;
  const { rules } = toRuleFile([chip, { ...chip, id: 'play', requirement }], () => null);
  expect(rules).toEqual([chip]);
});

test.each([
  [undefined, undefined],
  [{ species: ['dog'] }, { species: ['dog'] }],
  [{ services: ['daycare'] }, { services: ['daycare'] }],
  [
    { species: ['dog'], services: ['spa', 'boarding'] },
    { species: ['dog'], services: ['boarding'] },
  ],
  [{ lastDay: '2026-03-10' }, { lastDay: '2026-03-10' }],
] as const)('a rule for %j applies here for %j', (appliesTo, fitting) => {
  const { rule, misfit } = fitRule({ ...chip, appliesTo }, here);
  expect([rule.appliesTo, misfit]).toEqual([fitting, null]);
});

test.each([
  [{ services: ['spa', 'club'] }, { reason: 'no_service', detail: 'spa, club' }],
  [{ lastDay: '2026-03-09' }, { reason: 'ended', detail: null }],
] as const)('a rule for %j would never be asked here', (appliesTo, misfit) => {
  expect(fitRule({ ...chip, appliesTo }, here).misfit).toEqual(misfit);
});
