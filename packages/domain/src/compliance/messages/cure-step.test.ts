import { expect, it } from 'vitest';
import type { CureStep } from '../vocabulary/cure.ts';
import type { Reason } from '../vocabulary/reason.ts';
import type { Requirement } from '../vocabulary/requirement.ts';
import { cureFor } from './cure-for.ts';
import { cureStepFor } from './cure-step.ts';

const provable: readonly Reason[] = ['missing', 'expired', 'expiring', 'grace', 'unverified', 'under_review'];
const dose = { kind: 'vaccination', targets: ['rabies'] } as const;

/** The reasons that the engine gives for each kind of requirement. */
const possible: readonly [Requirement, readonly Reason[]][] = [
  [
    dose,
    [
      ...provable,
      'titer',
      'exemption',
      'dose_too_recent',
      'series_incomplete',
      'stay_away',
      'dose_without_end',
      'route_unknown',
      'birth_date_unknown',
    ],
  ],
  [{ ...dose, evidence: 'document' }, ['unverified']],
  [{ ...dose, evidence: 'reviewed' }, ['unverified']],
  [{ ...dose, evidence: 'clinic' }, ['unverified']],
  [{ kind: 'test', test: 'fecal', maxAgeDays: 9, evidence: 'document' }, [...provable, 'test_failed']],
  [{ kind: 'treatment', treatment: 'flea', maxAgeDays: 9 }, provable],
  [{ kind: 'document', document: 'licence' }, [...provable, 'issue_date_unknown']],
  [{ kind: 'waiver', waiverId: 'w', materialVersion: 1 }, ['missing', 'older_version']],
  [{ kind: 'sterilization' }, ['missing', 'not_sterilized', 'sterilization_unknown', 'birth_date_unknown']],
  [{ kind: 'microchip' }, ['missing']],
  [{ kind: 'age', minWeeks: 9 }, ['missing', 'too_young', 'too_old', 'birth_date_unknown']],
  [{ kind: 'weight', minKg: 9 }, ['missing', 'too_light', 'too_heavy', 'weight_unknown']],
  [{ kind: 'evaluation' }, ['missing', 'expired', 'evaluation_not_passed']],
  [{ kind: 'declaration', code: 'well', maxAgeDays: 9 }, ['missing', 'expired', 'declared_no']],
];
const pairs = possible.flatMap(([requirement, given]) =>
  given.map((reason) => ({
    step: cureStepFor(requirement, reason),
    cure: cureFor(requirement, reason)?.owner ?? '',
    name: `${requirement.kind} ${reason}`,
  })),
);

const sentences: Record<CureStep['action'], RegExp> = {
  answer: /profile/,
  add: /^(Add|Upload|Book|Answer|Treat)\b/,
  confirm: /clinic to confirm/,
  edit: /^(Edit the record|Open the document)/,
  review: /ask the business to review it/,
  sign: /sign it/,
};

it.each(pairs.filter(({ step }) => step))('$name: the step does what the sentence says', ({ step, cure }) => {
  expect(step && cure).toMatch(sentences[step?.action as CureStep['action']]);
});

it.each(pairs.filter(({ step }) => !step))(
  '$name: without a step, the sentence asks for none',
  ({ cure }) => {
    expect(cure).not.toMatch(/^(Add|Edit|Open|Upload|Attach|Answer|Tell|Read)\b/);
  },
);

it('the codes of a rule reach the record that is added for it', () => {
  const requirement = { kind: 'declaration', code: 'no-cough', maxAgeDays: 9 } as const;
  const record = { kind: 'declaration', code: 'no-cough' };
  expect(cureStepFor(requirement, 'missing')).toEqual({ action: 'add', record });
});
