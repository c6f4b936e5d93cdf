import { type CertLogicExpression, evaluate } from 'certlogic-js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ComplianceInput, evaluateCompliance, isSatisfied } from '../index.ts';
import { complianceInput, dosesInput } from '../testing/input-arbitraries.ts';
import { lawTimeoutMs } from '../testing/law-runs.ts';
import { certLogicData } from './cert-logic-data.ts';
import { toCertLogic } from './to-cert-logic.ts';

const agreements = 10_000;

/** Removes what CertLogic cannot express, so that more of the generated rules can be exported. */
function sayable(input: ComplianceInput): ComplianceInput {
  const rules = input.rules.map(({ appliesTo, requirement, ...rule }) => ({
    ...rule,
    appliesTo: appliesTo && { ...appliesTo, fromAgeMonths: undefined },
    requirement:
      requirement.kind === 'vaccination'
        ? {
            ...requirement,
            validMonths: undefined,
            firstDoseMonths: undefined,
            series: undefined,
            accepts: requirement.accepts && { ...requirement.accepts, titerMonths: undefined },
          }
        : requirement,
  }));
  return { ...input, rules };
}

describe('an independent engine', () => {
  it(
    'says yes and no to exported rules as ours does',
    () => {
      let exported = 0;
      fc.assert(
        fc.property(fc.oneof(complianceInput, dosesInput).map(sayable), (input) => {
          const { checks } = evaluateCompliance(input);
          const data = certLogicData(input.pet, input.records, input.visit);
          for (const [index, rule] of input.rules.entries()) {
            const expression = toCertLogic(rule);
            if (expression === null) continue;
            exported += 1;
            expect(evaluate(expression as CertLogicExpression, data)).toBe(
              isSatisfied(checks[index]?.status ?? 'missing'),
            );
          }
        }),
        { numRuns: agreements },
      );
      expect(exported).toBeGreaterThanOrEqual(agreements);
    },
    lawTimeoutMs,
  );
});
