import { describe, expect, it } from 'vitest';
import type { Check, Requirement, Rule, Status } from '../index.ts';
import { reasons } from '../index.ts';
import { buildDose, checkOn, reportOn } from '../testing/builders.ts';
import { cureFor } from './cure-for.ts';
import { explainCheck, findingOf } from './explain-check.ts';
import { messageFor, paramsFor } from './message-for.ts';
import { subjectOf } from './subject-of.ts';

const bordetella: Requirement = {
  kind: 'vaccination',
  targets: ['bordetella'],
  waitDays: { first: 7, booster: 0 },
};
const ruleOf = (requirement: Requirement, title?: string): Rule => ({
  id: 'r1',
  level: 'required',
  requirement,
  title,
});
const everyKind: readonly Requirement[] = [
  {
    kind: 'vaccination',
    targets: ['rabies'],
    evidence: 'reviewed',
    series: { doses: 2, minSpacingDays: 14 },
    stayAway: { days: 1 },
  },
  { kind: 'test', test: 'fecal', maxAgeDays: 90, evidence: 'document' },
  { kind: 'treatment', treatment: 'flea', maxAgeDays: 30 },
  { kind: 'document', document: 'health_certificate', evidence: 'clinic' },
  { kind: 'waiver', waiverId: 'w', materialVersion: 1 },
  { kind: 'sterilization' },
  { kind: 'microchip' },
  { kind: 'age', minWeeks: 16, maxWeeks: 600 },
  { kind: 'weight', minKg: 2, maxKg: 20 },
  { kind: 'evaluation' },
  { kind: 'declaration', code: 'no-contagious-illness', maxAgeDays: 30 },
];

describe('the message of a check', () => {
  const dose = (administeredOn: string) => ({
    vaccinations: [buildDose({ vaccine: 'bordetella-oral', administeredOn })],
  });

  it('says what is so and why, in the voice of the product', () => {
    expect(checkOn({ requirement: bordetella, records: dose('2026-02-10') }).message).toBe(
      'Bordetella / Kennel cough: too early. Counts 7 days after the dose.',
    );
    expect(checkOn({ requirement: bordetella, records: dose('2025-03-01') }).message).toBe(
      'Bordetella / Kennel cough: in order, but ends soon.',
    );
    expect(checkOn({ requirement: bordetella }).message).toBe(
      'Bordetella / Kennel cough: nothing on record.',
    );
  });

  it.each([
    ['expired', { kind: 'vaccination', targets: ['rabies'] }, 'Rabies: expired.'],
    ['expires_during_stay', everyKind[0], 'Rabies: expires before the stay ends.'],
    ['expired', { kind: 'test', test: 'fecal', maxAgeDays: 90 }, 'Fecal test: too long ago.'],
    ['expired', { kind: 'evaluation' }, 'Evaluation: lapsed.'],
    [
      'older_version',
      { kind: 'waiver', waiverId: 'w', materialVersion: 2 },
      'Waiver: changed since it was signed.',
    ],
    ['unverified', everyKind[0], 'Rabies: not proven yet. Needs a document that a business has checked.'],
    ['unverified', everyKind[1], 'Fecal test: not proven yet. Needs a document.'],
    ['unverified', everyKind[3], 'Health certificate: not proven yet. Needs the clinic’s own record.'],
    ['series_incomplete', everyKind[0], 'Rabies: series not complete. Takes 2 doses.'],
    ['stay_away', everyKind[0], 'Rabies: too soon after a dose. Stays away 1 day.'],
    ['too_young', everyKind[7], 'Age: too young. Welcome from 16 weeks.'],
    ['too_old', everyKind[7], 'Age: too old. Welcome up to 600 weeks.'],
    ['too_light', everyKind[8], 'Weight: too light. Welcome from 2 kg.'],
    ['too_heavy', everyKind[8], 'Weight: too heavy. Welcome up to 20 kg.'],
  ] as const)('of %s reads well', (reason, requirement, sentence) => {
    if (requirement === undefined) throw new Error('The kind is listed above.');
    expect(messageFor(requirement, reason, paramsFor(requirement, reason, null))).toBe(sentence);
  });

  it('is a sentence for every reason and kind', () => {
    for (const requirement of everyKind) {
      for (const reason of reasons) {
        const message = messageFor(requirement, reason, paramsFor(requirement, reason, null));
        expect(message).toMatch(/^[A-Z][^:]*: [a-z].*\.$/);
        expect(message).not.toMatch(/undefined|null|\d{4}-/);
      }
    }
  });

  it('names several targets, and a target that is not listed by its code', () => {
    expect(subjectOf({ kind: 'vaccination', targets: ['civ', 'moon-dust'] })).toBe(
      'Canine influenza (both strains) or Moon dust',
    );
    expect(everyKind.map(subjectOf)).toEqual([
      'Rabies',
      'Fecal test',
      'Flea treatment',
      'Health certificate',
      'Waiver',
      'Spay or neuter',
      'Microchip',
      'Age',
      'Weight',
      'Evaluation',
      'No contagious illness',
    ]);
  });
});

describe('an explanation', () => {
  const situation = {
    requirement: bordetella,
    records: { vaccinations: [buildDose({ vaccine: 'bordetella-oral', administeredOn: '2026-02-10' })] },
  };
  const dates = { format: (date: string) => `<${date}>`, passesFrom: reportOn(situation).compliantFrom };
  const check = checkOn(situation);

  it('tells the owner what to do, and from when it passes', () => {
    expect(explainCheck(check, ruleOf(bordetella), 'owner', dates)).toEqual({
      title: 'Bordetella / Kennel cough',
      detail: 'Bordetella / Kennel cough: too early. Counts 7 days after the dose.',
      cure: 'Nothing to do but wait. Good to go from <2026-02-17>.',
    });
  });

  it('tells staff what to say, never with a date', () => {
    expect(explainCheck(check, ruleOf(bordetella, 'Kennel cough'), 'staff', dates)).toEqual({
      title: 'Kennel cough',
      detail: 'Bordetella / Kennel cough: too early. Counts 7 days after the dose.',
      cure: 'Offer a later day.',
    });
  });

  it.each([
    ['met', 'in order. Good until <2026-05-01>.', null],
    ['exempt', 'a protective titer is accepted instead. Good until <2026-05-01>.', null],
    ['grace', 'expired on <2026-05-01>, still within the days of grace.', ''],
    ['expired', 'expired on <2026-05-01>.', ' Good to go from <2026-02-17>.'],
    ['incomplete', 'series not complete. Takes 1 dose.', ' Good to go from <2026-02-17>.'],
  ] as const)('of %s gives the owner the dates that bear on it', (status, said, pass) => {
    const reasonOf = {
      met: 'met',
      exempt: 'titer',
      grace: 'grace',
      expired: 'expired',
      incomplete: 'series_incomplete',
    } as const;
    const reason = reasonOf[status];
    const found: Check = { ...check, status, reason, validUntil: '2026-05-01' };
    const { detail, cure } = explainCheck(found, ruleOf(bordetella), 'owner', dates);
    expect(detail).toBe(`Bordetella / Kennel cough: ${said}`);
    if (pass === null) expect(cure).toBeNull();
    else expect(cure?.replace(/^[^<]*?\.(?= Good to go|$)/, '')).toBe(pass);
  });

  it.each([
    [bordetella, 'expires_during_stay', 'Expires on <2026-05-01>, before the stay ends.'],
    [everyKind[1], 'expired', 'Too long ago. It counted until <2026-05-01>.'],
    [everyKind[9], 'expired', 'Lapsed on <2026-05-01>.'],
    [everyKind[4], 'older_version', 'Changed since it was signed.'],
  ] as const)('says when a proof of %o ends', (requirement, reason, said) => {
    if (requirement === undefined) throw new Error('The kind is listed above.');
    const found: Check = { ...check, status: 'expired', reason, validUntil: '2026-05-01' };
    expect(findingOf(found, ruleOf(requirement), { format: dates.format })).toBe(said);
  });

  it('names no date where time alone never helps, or without a date formatter', () => {
    const never = { ...dates, passesFrom: null };
    expect(explainCheck(check, ruleOf(bordetella), 'owner', never).cure).toBe('Nothing to do but wait.');
    expect(explainCheck(check, ruleOf(bordetella), 'owner').cure).toBe('Nothing to do but wait.');
  });

  it('offers no cure for a reason of another edition', () => {
    expect(explainCheck({ ...check, reason: 'newer_reason' }, ruleOf(bordetella), 'staff').cure).toBeNull();
  });

  it('offers both audiences a cure for everything that is not in order', () => {
    const inOrder: readonly (Status | string)[] = ['not_applicable', 'met', 'titer', 'exemption'];
    for (const requirement of everyKind) {
      for (const reason of reasons) {
        const cure = cureFor(requirement, reason);
        if (inOrder.includes(reason)) expect(cure).toBeNull();
        else {
          expect(cure?.owner).toMatch(/^[A-Z].*\.$/);
          expect(cure?.staff).toMatch(/^[A-Z].*\.$/);
          expect(`${cure?.owner}${cure?.staff}`).not.toMatch(/\d/);
        }
      }
    }
  });
});
