import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { complianceInput, dosesInput } from '../testing/input-arbitraries.ts';
import { lawRuns, lawTimeoutMs } from '../testing/law-runs.ts';
import { oracleReport } from '../testing/oracle.ts';
import { statedPart } from '../testing/stated-part.ts';
import { evaluateCompliance } from './evaluate-compliance.ts';

// Longer than any end the generated records and rules can have.
const horizonDays = 800;

describe('the engine and an oracle that walks every day', () => {
  it.each([
    ['on visits under several rules', complianceInput],
    ['on courses of many doses', dosesInput],
  ] as const)(
    'give the same verdict, checks and dates %s',
    (_, arbitrary) => {
      fc.assert(
        fc.property(arbitrary, (input) => {
          expect(statedPart(evaluateCompliance(input))).toEqual(oracleReport(input, horizonDays));
        }),
        { numRuns: lawRuns },
      );
    },
    lawTimeoutMs,
  );
});
