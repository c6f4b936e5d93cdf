import { describe, expect, it } from 'vitest';
import { brief, buildDose, proven, reportOn } from '../testing/builders.ts';
import type { ExclusionPeriod } from '../vocabulary/requirement.ts';

const kept = (stayAway: ExclusionPeriod, targets: readonly string[] = ['bordetella']) =>
  ({ kind: 'vaccination', targets, stayAway }) as const;
const dose = (change: Parameters<typeof buildDose>[0]) => ({
  vaccinations: [buildDose({ vaccine: 'kc', administeredOn: '2026-02-08', ...change })],
});

describe('staying away after a dose', () => {
  it.each([
    [7, 'stay_away - v1'],
    [6, 'met 2027-02-08 v1'],
    [0, 'met 2027-02-08 v1'],
  ])('for %i days keeps away while the arrival is before their end', (days, expected) => {
    expect(brief({ requirement: kept({ days }), records: dose({}) })).toBe(expected);
  });

  it('ignores doses that are not active, not given yet or of other antigens', () => {
    const requirement = kept({ days: 30 });
    expect(brief({ requirement, records: dose({ state: 'rejected' }) })).toBe('missing -');
    expect(brief({ requirement, records: dose({ administeredOn: '2026-02-15' }) })).toBe('missing -');
    expect(brief({ requirement, records: dose({ vaccine: 'lyme' }) })).toBe('missing -');
  });

  it('counts doses of vaccines that never count for the target, whatever their evidence', () => {
    const records = dose({ vaccine: 'kc3', evidence: 'owner' });
    expect(brief({ requirement: { ...kept({ days: 30 }, ['dhpp']), evidence: 'clinic' }, records })).toBe(
      'stay_away - v1',
    );
  });

  it('outdoes an exemption', () => {
    const exemption = {
      id: 'x',
      target: 'bordetella',
      from: '2026-01-01',
      until: '2027-01-01',
      ...proven,
    } as const;
    const requirement = { ...kept({ days: 30 }), accepts: { exemption: true } };
    expect(brief({ requirement, records: { ...dose({}), exemptions: [exemption] } })).toBe('stay_away - v1');
  });

  it('names the later of two doses, of one day the one with the smaller id', () => {
    const records = {
      vaccinations: ['b', 'a', 'c'].map((id) =>
        buildDose({ id, vaccine: 'kc', administeredOn: id === 'c' ? '2026-02-01' : '2026-02-08' }),
      ),
    };
    expect(brief({ requirement: kept({ days: 30 }), records })).toBe('stay_away - a');
  });

  it('begins on the day of the dose', () => {
    expect(brief({ requirement: kept({ days: 1 }), records: dose({ administeredOn: '2026-02-14' }) })).toBe(
      'stay_away - v1',
    );
    const excluded = kept({ days: 10 }, ['dhpp']);
    const report = reportOn({
      requirement: excluded,
      records: dose({ vaccine: 'kc3', administeredOn: '2026-03-01' }),
    });
    expect(report.changesOn).toBe('2026-03-01');
  });

  it('ends on the last day of the window', () => {
    const report = reportOn({ requirement: kept({ days: 10 }), records: dose({}) });
    expect(report).toMatchObject({ compliantFrom: '2026-02-18', changesOn: '2026-02-18' });
  });
});

describe('staying away by route', () => {
  it.each([
    ['the recorded route', { route: 'intranasal' }, ['intranasal'], 'stay_away - v1'],
    ['another recorded route', { route: 'oral' }, ['intranasal'], 'met 2027-02-08 v1'],
    ['a recorded route that the catalogue does not know', { route: 'oral' }, ['oral'], 'stay_away - v1'],
    ['the only catalogued route', { vaccine: 'bordetella-oral' }, ['oral'], 'stay_away - v1'],
    ['another only route', { vaccine: 'bordetella-inj' }, ['oral'], 'met 2027-02-08 v1'],
    ['one of several routes', { vaccine: 'bordetella-unspecified' }, ['oral'], 'needs_information - v1'],
    ['every one of several', { vaccine: 'c5-au' }, ['subcutaneous', 'intranasal'], 'needs_information - v1'],
    ['none of several', { vaccine: 'bordetella-unspecified' }, ['intramuscular'], 'met 2027-02-08 v1'],
    ['no route at all', {}, [], 'met 2027-02-08 v1'],
  ] as const)('%s decides', (_, change, routes, expected) => {
    expect(brief({ requirement: kept({ days: 30, routes }), records: dose(change) })).toBe(expected);
  });

  it('a certain dose outdoes an uncertain one, an uncertain one all else', () => {
    const unsure = buildDose({ id: 'a', vaccine: 'bordetella-unspecified', administeredOn: '2026-02-10' });
    const certain = buildDose({ id: 'b', vaccine: 'kc', administeredOn: '2026-02-09' });
    const old = buildDose({ id: 'c', vaccine: 'bordetella-inj', administeredOn: '2025-10-01' });
    const requirement = kept({ days: 30, routes: ['intranasal'] });
    expect(brief({ requirement, records: { vaccinations: [unsure, certain] } })).toBe('stay_away - b');
    expect(brief({ requirement, records: { vaccinations: [unsure, old] } })).toBe('needs_information - a');
  });
});
