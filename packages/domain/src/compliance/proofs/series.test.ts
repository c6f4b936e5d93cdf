import { describe, expect, it } from 'vitest';
import { addDays } from '../../calendar/index.ts';
import { brief, buildDose } from '../testing/builders.ts';
import type { Series } from '../vocabulary/requirement.ts';

/** Doses as 'days after 2025-01-01' or 'days#number', judged a year later with an end that is never reached. */
function doseSeriesFor(text: string, series: Series): string {
  const vaccinations = text.split(' ').map((dose, index) => {
    const [days = '0', number] = dose.split('#');
    return buildDose({
      id: `v${index + 1}`,
      administeredOn: addDays('2025-01-01', Number(days)),
      expiresOn: '2030-01-01',
      doseNumber: number === undefined ? null : Number(number),
    });
  });
  const requirement = { kind: 'vaccination', targets: ['rabies'], series } as const;
  return brief({ requirement, records: { vaccinations }, arrival: '2029-01-01' });
}

const two: Series = { doses: 2, minSpacingDays: 14, maxSpacingDays: 42 };
const three: Series = { doses: 3, minSpacingDays: 14 };

describe('a series', () => {
  it.each([
    ['one dose of two', '0', two, 'incomplete 2030-01-01 v1'],
    ['the shortest gap that counts', '0 14', two, 'met 2030-01-01 v2'],
    ['a gap a day too short', '0 13', two, 'incomplete 2030-01-01 v2'],
    ['a number never mends a gap that was too short', '0 13#2', two, 'incomplete 2030-01-01 v2'],
    ['the longest gap that counts', '0 42', two, 'met 2030-01-01 v2'],
    ['a gap a day too long starts anew', '0 43', two, 'incomplete 2030-01-01 v2'],
    ['a number never mends a reset', '0 43#2', two, 'incomplete 2030-01-01 v2'],
    ['the dose after a reset counts on', '0 43 60', two, 'met 2030-01-01 v3'],
    ['gaps are measured from the last day not too early', '0 10 20', two, 'met 2030-01-01 v3'],
    ['a dose too early leaves the base where it was', '0 13 43', two, 'incomplete 2030-01-01 v3'],
    ['a first dose numbered 2 completes two', '0#2', two, 'met 2030-01-01 v1'],
    ['a number raises the counter after a dose in time', '0 14#3', three, 'met 2030-01-01 v2'],
    ['a number below the counter changes nothing', '0 14 28#1', three, 'met 2030-01-01 v3'],
    ['once complete no gap is too long', '0 14 400', two, 'met 2030-01-01 v3'],
    ['doses of one day are one step', '0 0 14', three, 'incomplete 2030-01-01 v3'],
    ['of one day the largest number counts', '0#1 0#3', three, 'met 2030-01-01 v1'],
    ['a series of one is complete at once', '0', { doses: 1, minSpacingDays: 14 }, 'met 2030-01-01 v1'],
  ] as const)('%s', (_, doses, series, expected) => {
    expect(doseSeriesFor(doses, series)).toBe(expected);
  });

  it('restarts after so many months without a dose, complete or not', () => {
    const series = { ...two, restartAfterMonths: 12 };
    expect(doseSeriesFor('0 14 379', series)).toBe('met 2030-01-01 v3');
    expect(doseSeriesFor('0 14 380', series)).toBe('met 2030-01-01 v2');
    expect(doseSeriesFor('0 366', { ...three, restartAfterMonths: 12 })).toBe('incomplete 2030-01-01 v2');
  });

  it('a dose before completion stays incomplete, one after it counts', () => {
    expect(doseSeriesFor('0 14', two)).toBe('met 2030-01-01 v2');
  });
});
