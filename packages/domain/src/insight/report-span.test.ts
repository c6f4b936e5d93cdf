import { expect, test } from 'vitest';
import { maxReportDays, reportSpanProblem } from './report-span.ts';

test('a single day is a report', () => {
  expect(reportSpanProblem('2026-03-01', '2026-03-01')).toBeNull();
});

test('a whole leap year is a report, a day more is too much', () => {
  expect(maxReportDays).toBe(366);
  expect(reportSpanProblem('2024-01-01', '2024-12-31')).toBeNull();
  expect(reportSpanProblem('2024-01-01', '2025-01-01')).toMatchObject({
    ...{ code: 'report_too_long', path: 'to', message: 'A report covers at most 366 days.' },
  });
});

test('days in the wrong order are named', () => {
  expect(reportSpanProblem('2026-03-02', '2026-03-01')).toMatchObject({
    ...{ code: 'ends_before_begins', path: 'to' },
  });
});
