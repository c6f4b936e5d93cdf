import { describe, expect, it } from 'vitest';
import { brief, checkOn, proven, reportOn } from '../testing/builders.ts';

const fecal = { kind: 'test', test: 'fecal', maxAgeDays: 90 } as const;
const result = { id: 't1', test: 'fecal', takenOn: '2026-01-15', result: 'negative', ...proven } as const;

describe('a test', () => {
  it.each([
    ['2026-02-14', 'met 2026-05-15 t1'],
    ['2025-12-16', 'expiring 2026-03-16 t1'],
    ['2025-11-16', 'expiring 2026-02-14 t1'],
    ['2025-11-15', 'expired 2026-02-13 t1'],
    ['2026-02-15', 'missing -'],
  ])('taken on %s gives %s', (takenOn, expected) => {
    expect(brief({ requirement: fecal, records: { tests: [{ ...result, takenOn }] } })).toBe(expected);
  });

  it('is judged at arrival, however long the stay', () => {
    const tests = [{ ...result, takenOn: '2025-11-16' }];
    expect(brief({ requirement: fecal, records: { tests }, departure: '2026-04-01' })).toBe(
      'expiring 2026-02-14 t1',
    );
  });

  it('is soon to end only in the last third of its life', () => {
    const weekly = { ...fecal, maxAgeDays: 8 };
    const on = (takenOn: string) =>
      brief({ requirement: weekly, records: { tests: [{ ...result, takenOn }] } });
    expect(on('2026-02-09')).toBe('met 2026-02-17 t1');
    expect(on('2026-02-08')).toBe('expiring 2026-02-16 t1');
  });

  it.each(['positive', 'not_protective'] as const)('that is %s fails, whatever its evidence', (bad) => {
    const failing = { ...result, result: bad, evidence: 'owner' } as const;
    expect(brief({ requirement: { ...fecal, evidence: 'clinic' }, records: { tests: [failing] } })).toBe(
      'failed - t1',
    );
  });

  it('passes when it is protective', () => {
    expect(brief({ requirement: fecal, records: { tests: [{ ...result, result: 'protective' }] } })).toBe(
      'met 2026-04-15 t1',
    );
  });

  it.each([
    ['2026-01-14', 'failed - bad'],
    ['2026-01-15', 'failed - bad'],
    ['2026-01-16', 'met 2026-04-16 t1'],
  ])('passing on %s answers a failing one of 15 January or not', (takenOn, expected) => {
    const tests = [{ ...result, takenOn }, { ...result, id: 'bad', result: 'positive' } as const];
    expect(brief({ requirement: fecal, records: { tests } })).toBe(expected);
  });

  it('with too little evidence still answers a failing one, and is unverified', () => {
    const tests = [
      { ...result, id: 'bad', takenOn: '2026-01-10', result: 'positive' },
      { ...result, id: 'old', takenOn: '2026-01-05' },
      { ...result, evidence: 'owner' },
    ] as const;
    expect(brief({ requirement: { ...fecal, evidence: 'clinic' }, records: { tests } })).toBe(
      'unverified 2026-04-15 t1',
    );
  });

  it('of several failing names the latest, of one day the smaller id', () => {
    const tests = ['c', 'b', 'a'].map((id) => ({
      ...result,
      id,
      takenOn: id === 'a' ? '2026-01-01' : '2026-01-15',
      result: 'positive' as const,
    }));
    expect(brief({ requirement: fecal, records: { tests } })).toBe('failed - b');
  });

  it('of another code is none', () => {
    expect(brief({ requirement: fecal, records: { tests: [{ ...result, test: 'heartworm' }] } })).toBe(
      'missing -',
    );
  });
});

describe('a treatment', () => {
  const flea = { kind: 'treatment', treatment: 'flea', maxAgeDays: 30 } as const;
  const given = { id: 'f1', treatment: 'flea', givenOn: '2026-02-01', ...proven } as const;
  it('counts so many days, with the evidence asked', () => {
    expect(brief({ requirement: flea, records: { treatments: [given] } })).toBe('met 2026-03-03 f1');
    const weak = { ...given, evidence: 'document', underReview: true } as const;
    expect(brief({ requirement: { ...flea, evidence: 'clinic' }, records: { treatments: [weak] } })).toBe(
      'pending 2026-03-03 f1',
    );
    expect(brief({ requirement: flea, records: { treatments: [{ ...given, treatment: 'tick' }] } })).toBe(
      'missing -',
    );
  });
});

describe('a declaration', () => {
  const well = { kind: 'declaration', code: 'well', maxAgeDays: 30 } as const;
  const said = { id: 'd1', code: 'well', on: '2026-02-01', answer: 'yes' } as const;
  it('of yes counts so many days', () => {
    expect(brief({ requirement: well, records: { declarations: [said] } })).toBe('met 2026-03-03 d1');
    expect(brief({ requirement: well, records: { declarations: [{ ...said, code: 'calm' }] } })).toBe(
      'missing -',
    );
  });

  it('of no fails until a later yes', () => {
    const no = { ...said, id: 'd2', answer: 'no' } as const;
    expect(checkOn({ requirement: well, records: { declarations: [said, no] } })).toMatchObject({
      status: 'failed',
      reason: 'declared_no',
      recordIds: ['d2'],
    });
    const later = { ...said, id: 'd3', on: '2026-02-02' };
    expect(brief({ requirement: well, records: { declarations: [no, later] } })).toBe('met 2026-03-04 d3');
  });

  it('changes the day a later no appears', () => {
    const no = { ...said, id: 'd2', on: '2026-02-20', answer: 'no' } as const;
    expect(reportOn({ requirement: well, records: { declarations: [said, no] } }).changesOn).toBe(
      '2026-02-20',
    );
  });
});
