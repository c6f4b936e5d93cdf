import { type Rule, requirementKinds } from '@clearpaw/domain';
import { describe, expect, it } from 'vitest';
import { blankCheck, type CheckDraft } from './check-draft.ts';
import { judgeDraft } from './judge-draft.ts';

const arrival = '2026-11-23';
const rule = (requirement: Rule['requirement'], level: Rule['level'] = 'required'): Rule => ({
  ...{ id: requirement.kind, level, requirement },
});
const rabies = rule({ kind: 'vaccination', targets: ['rabies'] });
const typed = (part: Partial<CheckDraft>) =>
  ({ ...blankCheck(arrival), species: 'dog' as const, ...part }) as CheckDraft & { species: 'dog' };
const judge = (rules: readonly Rule[], part: Partial<CheckDraft> = {}) =>
  judgeDraft(typed(part), { rules, service: null });
const dose = (givenOn: string, validUntil: string | null = null) => ({
  doses: { rabies: [{ givenOn, validUntil }] },
});

/** One rule of every kind, and its result for a form with every answer. */
const everyKind: readonly { readonly rule: Rule; readonly found: string }[] = [
  { rule: rabies, found: 'met' },
  { rule: rule({ kind: 'test', test: 'fecal', maxAgeDays: 365 }), found: 'met' },
  { rule: rule({ kind: 'treatment', treatment: 'flea', maxAgeDays: 30 }), found: 'met' },
  { rule: rule({ kind: 'document', document: 'licence' }), found: 'elsewhere' },
  { rule: rule({ kind: 'waiver', waiverId: 'w', materialVersion: 1 }), found: 'elsewhere' },
  { rule: rule({ kind: 'sterilization' }), found: 'met' },
  { rule: rule({ kind: 'microchip' }), found: 'met' },
  { rule: rule({ kind: 'age', minWeeks: 16 }), found: 'met' },
  { rule: rule({ kind: 'weight', maxKg: 20 }), found: 'met' },
  { rule: rule({ kind: 'evaluation' }), found: 'elsewhere' },
  { rule: rule({ kind: 'question', questionId: 'q', text: 'Crate trained?' }), found: 'elsewhere' },
  { rule: rule({ kind: 'declaration', code: 'healthy', maxAgeDays: 1 }), found: 'met' },
];
const everyAnswer: Partial<CheckDraft> = {
  ...dose('2026-10-15'),
  ...{ bornOn: '2024-03-01', sterilized: 'yes', microchip: 'yes', weightKg: '12,5' },
  tests: { fecal: { takenOn: '2026-10-01', result: 'negative' } },
  treatments: { flea: '2026-11-10' },
  declarations: { healthy: 'yes' },
};

describe('what the check says about a vaccination', () => {
  it.each([
    ['met', dose('2026-10-15'), 'met'],
    ['met by the end on the certificate', dose('2024-10-15', '2027-10-15'), 'met'],
    ['missing where it ended', dose('2023-10-15', '2026-10-14'), 'missing'],
    ['missing where none was entered', {}, 'missing'],
    ['open where it was given on an unknown day', { undated: new Set(['rabies']) }, 'open'],
  ] as const)('is %s', (_, part, found) => {
    const answer = judge([rabies], part);
    expect(answer.outcomes.map((one) => one.found)).toEqual([found]);
    expect(answer.sum).toBe(found);
  });

  it('counts earlier doses of a series, and judges the day of the visit', () => {
    const series = rule({
      ...{ kind: 'vaccination', targets: ['bordetella'] },
      series: { doses: 2, minSpacingDays: 14 },
    });
    const newest = { givenOn: '2026-10-20', validUntil: null };
    const one = { doses: { bordetella: [newest] } };
    const two = { doses: { bordetella: [newest, { givenOn: '2026-09-20', validUntil: null }] } };
    expect([judge([series], one).sum, judge([series], two).sum]).toEqual(['missing', 'met']);
    const soon = rule({ kind: 'vaccination', targets: ['rabies'], waitDays: { first: 28, booster: 0 } });
    expect(judge([soon], dose('2026-11-10')).sum).toBe('missing');
    expect(judge([soon], { ...dose('2026-11-10'), arrival: '2026-12-20' }).sum).toBe('met');
  });
});

describe('every kind of rule', () => {
  it('is among the examples', () => {
    expect(everyKind.map((one) => one.rule.requirement.kind).toSorted()).toEqual(
      [...requirementKinds].toSorted(),
    );
  });
  it.each(everyKind)('$rule.requirement.kind is $found with every answer', ({ rule: one, found }) => {
    expect(judge([one], everyAnswer).outcomes[0]?.found).toBe(found);
  });
  it.each(everyKind)('$rule.requirement.kind is never met without an answer', ({ rule: one }) => {
    expect(judge([one]).outcomes[0]?.found).not.toBe('met');
  });
  it.each(['age', 'weight', 'sterilization', 'microchip', 'declaration'])(
    '%s is open, and not missing, without an answer',
    (kind) => {
      const asked = everyKind.find((one) => one.rule.requirement.kind === kind);
      expect(asked && judge([asked.rule]).sum).toBe('open');
    },
  );
});

describe('the answer in one line', () => {
  it('is the worst of what is required; recommendations and other species do not count', () => {
    const waiver = rule({ kind: 'waiver', waiverId: 'w', materialVersion: 1 });
    expect(judge([rabies, waiver], dose('2026-10-15')).sum).toBe('elsewhere');
    expect(judge([rule({ kind: 'microchip' }, 'recommended')], { microchip: 'no' }).sum).toBe('met');
    const forCats = { ...rabies, appliesTo: { species: ['cat' as const] } };
    expect(judge([forCats])).toEqual({ outcomes: [], sum: 'met' });
  });
});
