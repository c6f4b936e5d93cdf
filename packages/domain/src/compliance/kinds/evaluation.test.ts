import { describe, expect, it } from 'vitest';
import { brief, checkOn, reportOn } from '../testing/builders.ts';

const lapsing = { kind: 'evaluation', lapsesAfterDays: 90 } as const;
const passed = { id: 'e1', on: '2026-01-10', passed: true } as const;

describe('an evaluation', () => {
  it.each([
    ['none', [], null, 'missing -'],
    ['passed', [passed], null, 'met 2026-04-10 e1'],
    ['kept alive by a visit', [{ ...passed, on: '2025-01-10' }], '2026-02-01', 'met 2026-05-02 e1'],
    ['later than the last visit', [passed], '2025-12-01', 'met 2026-04-10 e1'],
    ['lapsed', [{ ...passed, on: '2025-11-15' }], null, 'expired 2026-02-13 e1'],
    ['soon to lapse, in its last third', [{ ...passed, on: '2025-12-16' }], null, 'expiring 2026-03-16 e1'],
    ['not yet in its last third', [{ ...passed, on: '2025-12-17' }], null, 'met 2026-03-17 e1'],
    ['of today', [{ ...passed, on: '2026-02-14' }], null, 'met 2026-05-15 e1'],
    [
      'older and not passed, listed first',
      [{ id: 'e0', on: '2026-01-09', passed: false }, passed],
      null,
      'met 2026-04-10 e1',
    ],
    ['of the future', [{ ...passed, on: '2026-02-15' }], null, 'missing -'],
    ['not passed', [{ ...passed, passed: false }], null, 'failed - e1'],
    [
      'passed after not passed',
      [passed, { id: 'e0', on: '2026-01-09', passed: false }],
      null,
      'met 2026-04-10 e1',
    ],
    [
      'not passed on the same day',
      [passed, { id: 'e2', on: '2026-01-10', passed: false }],
      null,
      'failed - e2',
    ],
    [
      'of one day the smaller id',
      [
        { ...passed, id: 'e3' },
        { ...passed, id: 'e2' },
      ],
      null,
      'met 2026-04-10 e2',
    ],
  ] as const)('%s', (_, evaluations, lastVisitOn, expected) => {
    expect(brief({ requirement: lapsing, records: { evaluations, lastVisitOn } })).toBe(expected);
  });

  it('never lapses where no days are given', () => {
    const records = { evaluations: [{ ...passed, on: '2001-01-10' }] };
    expect(brief({ requirement: { kind: 'evaluation' }, records })).toBe('met - e1');
    expect(reportOn({ requirement: { kind: 'evaluation' }, records }).changesOn).toBeNull();
  });

  it('says why it failed', () => {
    const records = { evaluations: [{ ...passed, passed: false }] };
    expect(checkOn({ requirement: lapsing, records }).reason).toBe('evaluation_not_passed');
  });
});
