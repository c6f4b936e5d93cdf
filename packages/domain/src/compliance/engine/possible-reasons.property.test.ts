import fc from 'fast-check';
import { expect, it } from 'vitest';
import { complianceInput, dosesInput } from '../testing/input-arbitraries.ts';
import { kindSamples } from '../testing/kind-samples.ts';
import { lawRuns, lawTimeoutMs } from '../testing/law-runs.ts';
import { reasons } from '../vocabulary/reason.ts';
import { evaluateCompliance } from './evaluate-compliance.ts';
import { possibleReasons } from './requirement-facts.ts';

it.each([
  ['on visits under several rules', complianceInput],
  ['on courses of many doses', dosesInput],
] as const)(
  'a check has only reasons that its kind names, %s',
  (_, arbitrary) => {
    fc.assert(
      fc.property(arbitrary, (input) => {
        const { checks } = evaluateCompliance(input);
        for (const [index, { requirement }] of input.rules.entries()) {
          const found = checks[index]?.reason ?? '';
          expect(['not_applicable', ...possibleReasons(requirement)]).toContain(found);
        }
      }),
      { numRuns: lawRuns },
    );
  },
  lawTimeoutMs,
);

it('every reason belongs to a kind', () => {
  const named = Object.values(kindSamples).flatMap(({ example }) => possibleReasons(example));
  expect(new Set(['not_applicable', ...named])).toEqual(new Set(reasons));
});
