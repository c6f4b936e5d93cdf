import { expect, test } from 'vitest';
import type { Evidence, Rule } from '../compliance/index.ts';
import { asksForEvidence, vaccinesToReview } from './vaccines-to-review.ts';

function ruleFor(target: string, evidence?: Evidence): Rule {
  const asked = evidence === undefined ? {} : { evidence };
  return { id: target, level: 'required', requirement: { kind: 'vaccination', targets: [target], ...asked } };
}

test('rules that require a review name the vaccines that carry their antigens', () => {
  const codes = vaccinesToReview([ruleFor('rabies', 'reviewed')]);
  expect(codes.has('rabies-1y')).toBe(true);
  expect(codes.has('rabies-3y')).toBe(true);
  expect(codes.has('dhpp')).toBe(false);
});

test('one antigen of a combination is enough to be reviewed', () => {
  expect(vaccinesToReview([ruleFor('dhpp', 'reviewed')]).has('dp')).toBe(true);
});

test.each([undefined, 'owner', 'document', 'clinic'] as const)(
  'evidence %s needs no check by the business',
  (evidence) => {
    expect(vaccinesToReview([ruleFor('rabies', evidence)]).size).toBe(0);
  },
);

test('other kinds of rules and unknown targets name nothing', () => {
  const chip: Rule = { id: 'chip', level: 'required', requirement: { kind: 'microchip' } };
  expect(vaccinesToReview([chip, ruleFor('unlisted', 'reviewed')]).size).toBe(0);
});

test('the reviewer matters only where more than a statement is required', () => {
  expect(asksForEvidence([ruleFor('rabies'), ruleFor('dhpp', 'owner')])).toBe(false);
  expect(asksForEvidence([ruleFor('rabies', 'document')])).toBe(true);
});
