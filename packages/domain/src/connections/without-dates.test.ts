import { expect, test } from 'vitest';
import type { ComplianceReport } from '../compliance/index.ts';
import { withoutDates } from './without-dates.ts';

const report: ComplianceReport = {
  verdict: 'expiring',
  compliantFrom: '2026-11-21',
  changesOn: '2026-12-04',
  checks: [
    {
      ruleId: 'rabies',
      level: 'required',
      status: 'expiring',
      reason: 'ends_soon',
      message: 'Rabies ends soon.',
      params: {},
      recordIds: ['record-1'],
      validUntil: '2026-12-03',
    },
  ],
};

test('dates and record ids are removed; the verdict and the earliest compliant day stay', () => {
  const seen = withoutDates(report);
  expect(seen).toMatchObject({ verdict: 'expiring', compliantFrom: '2026-11-21', changesOn: null });
  expect(seen.checks).toEqual([{ ...report.checks[0], recordIds: [], validUntil: null }]);
});

test('the report itself is not changed', () => {
  const before = structuredClone(report);
  withoutDates(report);
  expect(report).toEqual(before);
});
