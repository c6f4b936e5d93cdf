import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/index.ts';
import type { Rule, Visit } from '../compliance/index.ts';
import { buildDose, makePet, makeRecords } from '../compliance/testing/builders.ts';
import { needsOf } from './needs-of.ts';
import { nextPlanDay } from './next-plan-day.ts';
import { reminderMessages } from './reminder-words.ts';

const today = '2026-06-01';
const dose = buildDose({ id: 'rabies', administeredOn: '2025-07-06', expiresOn: '2026-07-06' });
const stay: Visit = { service: null, arrival: '2026-07-01', departure: '2026-07-10' };
type Vaccination = Extract<Rule['requirement'], { kind: 'vaccination' }>;

const inputFor = (visits: readonly Visit[], requirement: Partial<Vaccination> = {}, doses = [dose]) => ({
  pet: makePet(),
  records: makeRecords({ vaccinations: doses }),
  today,
  businesses: [
    {
      businessId: 'b1',
      connectedOn: '2025-01-01',
      visits,
      versions: [
        {
          from: '2025-01-01',
          rules: [
            {
              ...{ id: 'r1', level: 'required' as const },
              requirement: { kind: 'vaccination' as const, targets: ['rabies'], ...requirement },
            },
          ],
        },
      ],
    },
  ],
});
const needs = (...input: Parameters<typeof inputFor>) => needsOf(inputFor(...input));

describe('a proof that ends in a planned visit', () => {
  it('is needed before the visit begins, as one need', () => {
    expect(needs([stay])).toEqual([
      {
        ...{ key: 'rabies|2026-07-06', subject: 'Rabies (1 year)', recordId: 'rabies', businessIds: ['b1'] },
        ...{ about: { vaccine: 'rabies-1y' }, lastValidOn: '2026-07-06', actBy: '2026-06-30' },
        visit: { arrival: '2026-07-01', departure: '2026-07-10' },
      },
    ]);
  });
  it('is needed earlier where a new dose takes a week to count', () => {
    expect(needs([stay], { waitDays: { first: 30, booster: 7 } })[0]?.actBy).toBe('2026-06-24');
  });
  it('is needed as without the visit where only the arrival counts', () => {
    expect(needs([stay], { through: 'arrival' })[0]).toMatchObject({ actBy: '2026-07-06' });
  });
  it('is nothing new where the visit ends with it or begins after it', () => {
    for (const visit of [
      { ...stay, departure: '2026-07-06' },
      { ...stay, arrival: '2026-07-07' },
    ]) {
      expect(needs([visit])).toEqual(needs([]));
    }
  });
  it('is nothing where it was renewed', () => {
    const renewed = buildDose({ id: 'new', administeredOn: today, expiresOn: '2027-06-01' });
    expect(needs([stay], {}, [dose, renewed])).toEqual(needs([], {}, [dose, renewed]));
  });
  it('is said with the days of the visit', () => {
    const [need] = needs([stay]);
    if (!need) throw new Error('The fixture has one need.');
    const said = { petName: 'Biscuit', need, businesses: ['Tall Oak'], stage: 'in_30' as const, today };
    expect(reminderMessages(said).body).toBe(
      'Rabies (1 year) is good until July 6, 2026. Tall Oak asks for it. The visit from July 1, 2026 to July 10, 2026 goes on after that. Renew it by June 30, 2026.',
    );
  });
  it('is planned again once the visit has begun', () => {
    const input = inputFor([{ ...stay, arrival: today }]);
    expect(nextPlanDay(input, needsOf(input))).toBe(addDays(today, 1));
  });
});
