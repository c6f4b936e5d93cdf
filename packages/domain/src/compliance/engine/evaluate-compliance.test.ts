import { describe, expect, it } from 'vitest';
import sampleCases from '../data/compliance-cases.json' with { type: 'json' };
import { type StatedPart, statedPart } from '../testing/stated-part.ts';
import { type ComplianceInput, evaluateCompliance } from './evaluate-compliance.ts';

type SampleCase = { readonly name: string; readonly input: ComplianceInput; readonly expected: StatedPart };

describe('the sample cases', () => {
  // JSON widens the vocabularies to strings; that the cases pass proves that they fit.
  it.each(sampleCases as unknown as SampleCase[])('$name', ({ input, expected }) => {
    expect(statedPart(evaluateCompliance(input))).toEqual(expected);
  });
});
