import fc from 'fast-check';
import { expect, it } from 'vitest';
import { complianceInput } from '../testing/input-arbitraries.ts';
import { lawRuns, lawTimeoutMs } from '../testing/law-runs.ts';
import { evaluateCompliance } from './evaluate-compliance.ts';
import { recordsAskedBy } from './records-asked.ts';

it(
  'records that are not asked for change nothing',
  () => {
    fc.assert(
      fc.property(complianceInput, (input) => {
        const asked = recordsAskedBy(input.rules);
        const { records } = input;
        const read = {
          ...records,
          ...(asked.care
            ? {}
            : { tests: [], treatments: [], exemptions: [], declarations: [], evaluations: [] }),
          documents: asked.documents ? records.documents : [],
          signatures: asked.signatures ? records.signatures : [],
          answers: asked.answers ? records.answers : [],
          lastVisitOn: asked.lastVisit ? records.lastVisitOn : null,
        };
        expect(evaluateCompliance({ ...input, records: read })).toEqual(evaluateCompliance(input));
      }),
      { numRuns: lawRuns },
    );
  },
  lawTimeoutMs,
);
