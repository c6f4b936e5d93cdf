import { describe, expect, it } from 'vitest';
import type { VaccinationRecord } from '../vocabulary/pet-records.ts';
import { dosesOf } from './dose.ts';

const dose = (
  id: string,
  administeredOn: string,
  change: Partial<VaccinationRecord> = {},
): VaccinationRecord => ({
  id,
  vaccine: 'rabies-1y',
  route: null,
  administeredOn,
  expiresOn: null,
  doseNumber: null,
  evidence: 'owner',
  state: 'active',
  underReview: false,
  ...change,
});
const idsOf = (...vaccinations: VaccinationRecord[]) =>
  dosesOf({
    vaccinations,
    tests: [],
    treatments: [],
    documents: [],
    exemptions: [],
    signatures: [],
    answers: [],
    evaluations: [],
    declarations: [],
    lastVisitOn: null,
  }).map(({ record }) => record.id);

describe('the doses that can count', () => {
  it('come by their day, whatever order they were recorded in', () => {
    const [a, b, c] = [dose('a', '2026-03-03'), dose('b', '2026-01-01'), dose('c', '2026-02-02')];
    for (const order of [
      [a, b, c],
      [c, b, a],
      [b, a, c],
    ]) {
      expect(idsOf(...order)).toEqual(['b', 'c', 'a']);
    }
  });
  it('of one day come by their ids, in code units', () => {
    const [upper, lower] = [dose('Z', '2026-01-01'), dose('a', '2026-01-01')];
    expect(idsOf(lower, upper)).toEqual(['Z', 'a']);
    expect(idsOf(upper, lower)).toEqual(['Z', 'a']);
  });
  it('are neither withdrawn nor of an unlisted vaccine', () => {
    const gone = dose('b', '2026-01-01', { state: 'withdrawn' });
    expect(idsOf(dose('a', '2026-01-01', { vaccine: 'unicorn' }), gone)).toEqual([]);
  });
});
