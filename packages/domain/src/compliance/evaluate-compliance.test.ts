import { describe, expect, it } from 'vitest';
import sampleCases from './data/compliance-cases.json' with { type: 'json' };
import { type ComplianceInput, evaluateCompliance } from './evaluate-compliance.ts';
import type { ComplianceReport } from './report.ts';

type Expected = Pick<ComplianceReport, 'verdict' | 'compliantFrom' | 'changesOn'> & {
  readonly checks: readonly Pick<
    ComplianceReport['checks'][number],
    'ruleId' | 'status' | 'validUntil' | 'recordIds'
  >[];
};
type SampleCase = { readonly name: string; readonly input: ComplianceInput; readonly expected: Expected };

/** The part of a report that the sample cases state. */
function statedPart(report: ComplianceReport): Expected {
  const { verdict, compliantFrom, changesOn } = report;
  const checks = report.checks.map(({ ruleId, status, validUntil, recordIds }) => ({
    ruleId,
    status,
    validUntil,
    recordIds,
  }));
  return { verdict, checks, compliantFrom, changesOn };
}

describe('the sample cases', () => {
  // JSON widens the vocabularies to strings; the cases themselves are the proof that they fit.
  it.each(sampleCases as unknown as SampleCase[])('$name', ({ input, expected }) => {
    expect(statedPart(evaluateCompliance(input))).toEqual(expected);
  });
});
