import { expect, it } from 'vitest';
import { possibleReasons } from '../engine/requirement-facts.ts';
import { kindSamples } from '../testing/kind-samples.ts';
import type { CureStep } from '../vocabulary/cure.ts';
import { evidenceLevels } from '../vocabulary/evidence.ts';
import { isReason } from '../vocabulary/reason.ts';
import type { Requirement } from '../vocabulary/requirement.ts';
import { cureFor } from './cure-for.ts';

/** An example of each kind, with each level of evidence where the kind asks for one. */
const requirements: readonly Requirement[] = Object.values(kindSamples).flatMap(({ example }) =>
  possibleReasons(example).includes('unverified')
    ? evidenceLevels.map((evidence) => ({ ...example, evidence }) as Requirement)
    : [example],
);
const cases = requirements.flatMap((requirement) =>
  ['not_applicable', ...possibleReasons(requirement)].filter(isReason).map((reason) => ({
    reason,
    cure: cureFor(requirement, reason),
    name: `${JSON.stringify(requirement)} ${reason}`,
  })),
);

const sentences: Record<CureStep['action'], RegExp> = {
  answer: /profile|weight/,
  add: /^(Add|Upload|Book|Answer|Treat)\b/,
  confirm: /clinic to confirm/,
  edit: /^(Edit the record|Open the document)/,
  reply: /^Answer the question/,
  review: /^Ask the business to review/,
  sign: /sign it/,
  visit: /ask the business/i,
  wait: /^Nothing to do/,
};

const settled = ['not_applicable', 'met', 'titer', 'exemption'];

it.each(cases.filter(({ reason }) => settled.includes(reason)))('$name: nothing to cure', ({ cure }) => {
  expect(cure).toBeNull();
});

it.each(cases.filter(({ reason }) => !settled.includes(reason)))(
  '$name: the step does what the sentence says',
  ({ cure }) => {
    expect(cure?.owner).toMatch(sentences[cure?.step.action as CureStep['action']]);
    expect(cure?.staff).toMatch(/^\w.*\.$/);
  },
);

it('the codes of a rule reach the record that is added for it', () => {
  const requirement = { kind: 'declaration', code: 'no-cough', maxAgeDays: 9 } as const;
  const record = { kind: 'declaration', code: 'no-cough' };
  expect(cureFor(requirement, 'missing')?.step).toEqual({ action: 'add', record });
  expect(cureFor({ kind: 'vaccination', targets: ['civ'] }, 'missing')?.step).toEqual({
    action: 'add',
    record: { kind: 'vaccination', targets: ['civ'] },
  });
});

it('an age that soon ends is not renewed by a record', () => {
  expect(cureFor({ kind: 'age', maxWeeks: 9 }, 'expiring')).toEqual({
    owner: 'Nothing renews an age; ask the business what is possible after that day.',
    staff: 'From that day on the pet is too old for this rule.',
    step: { action: 'visit', about: 'exception' },
  });
});
