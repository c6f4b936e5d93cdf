import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withoutDates } from '../../connections/index.ts';
import { explainCheck } from '../messages/index.ts';
import { complianceInput } from '../testing/input-arbitraries.ts';
import { lawRuns, lawTimeoutMs } from '../testing/law-runs.ts';
import { evaluateCompliance } from './evaluate-compliance.ts';

const aDate = /\d{4}-\d{2}-\d{2}/;

it(
  'what staff with scope verdict see has no date but the earliest compliant day, and no record',
  () => {
    fc.assert(
      fc.property(complianceInput, (input) => {
        const { compliantFrom: _, ...seen } = withoutDates(evaluateCompliance(input));
        const said = seen.checks.flatMap((check) => {
          const rule = input.rules.find(({ id }) => id === check.ruleId);
          return rule ? [explainCheck(check, rule, 'staff')] : [];
        });
        const text = JSON.stringify([seen, said]);
        expect(text).not.toMatch(aDate);
        const ids = Object.values(input.records).flatMap((list) =>
          Array.isArray(list) ? list.map(({ id }: { id: string }) => `"${id}"`) : [],
        );
        for (const id of ids)
          expect(JSON.stringify(seen.checks.map(({ recordIds }) => recordIds))).not.toContain(id);
      }),
      { numRuns: lawRuns },
    );
  },
  lawTimeoutMs,
);
