import { expect, test } from 'vitest';
import { at, meadow, testId } from '../../../../test/people.ts';
import type { CheckIn } from '../check-in.ts';
import { expectedOf, leavingOf, type PlannedVisit } from './planned-visit.ts';

const today = '2026-11-22';
const visit = (pet: number, more: Partial<PlannedVisit> = {}): PlannedVisit => ({
  ...{ id: testId(100 + pet), petId: testId(pet), petName: `Pet ${pet}`, species: 'dog', colour: null },
  ...{
    photoPath: null,
    service: null,
    departure: today,
    note: null,
    state: 'expected',
    verdict: 'compliant',
  },
  ...more,
});
const here = (pet: number): CheckIn => ({
  ...{
    id: testId(200 + pet),
    businessId: meadow.id,
    petId: testId(pet),
    petName: `Pet ${pet}`,
    species: 'dog',
  },
  ...{ colour: null, photoPath: null, alerts: [], service: null, arrivedAt: at, departedAt: null },
  ...{ method: 'badge', decision: 'admitted', verdict: 'compliant', overrideReason: null },
  ...{ recordedBy: testId(20), requirementsVersion: 1 },
});
const ids = (list: readonly { readonly petId: string }[]) => list.map(({ petId }) => petId);

test('a pet that is here is no longer expected', () => {
  const visits = [visit(1), visit(2), visit(3, { state: 'done' })];
  expect(ids(expectedOf(visits, [here(2)]))).toEqual([testId(1)]);
});

test('a pet that stays longer does not leave today; one without a plan does', () => {
  const visits = [
    visit(1, { state: 'present', departure: '2026-11-25' }),
    visit(2, { state: 'present', departure: today }),
  ];
  expect(ids(leavingOf(visits, [here(1), here(2), here(3)], today))).toEqual([testId(2), testId(3)]);
});
