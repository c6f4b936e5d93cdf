import { addDays, addMonths, compareDates, daysBetween } from '../calendar/index.ts';
import { findTarget, vaccineGiven } from '../catalogue/index.ts';
import type { PetFacts, PetRecords, TestRecord, VaccinationRecord } from '../compliance/index.ts';
import type { TiterRule, TravelRules } from './travel-rules.ts';

/** Doses of a series must be at least this many days apart. */
const daysApart = 30;

/**
 * The records as a destination counts them. A record that counts only some time after it was made is dated by the day
 * from which it counts, so that the engine finds the first possible arrival.
 */
export function recordsForTravel(
  records: PetRecords,
  pet: PetFacts,
  { minDaysAtDose, titer }: TravelRules,
): PetRecords {
  const vaccinations = records.vaccinations.filter((dose) => !isTooYoung(dose, pet, minDaysAtDose));
  const doses = vaccinations.filter((dose) => dose.state === 'active' && isRabies(dose));
  const tests = records.tests.filter(isRabiesTiter).flatMap((test) => countedTiter(test, doses, titer));
  const treatments = records.treatments
    .filter(({ treatment }) => /worm/.test(treatment) && !/heart/.test(treatment))
    .map((one) => ({ ...one, treatment: 'deworming', givenOn: addDays(one.givenOn, 1) }));
  return { ...records, vaccinations, tests, treatments };
}

function isRabies(dose: VaccinationRecord): boolean {
  const rabies = findTarget('rabies')?.allOf ?? [];
  const given = vaccineGiven(dose)?.antigens ?? [];
  return rabies.length > 0 && rabies.every((antigen) => given.includes(antigen));
}

/** If the birth date is not known, no dose is left out. */
function isTooYoung(
  dose: VaccinationRecord,
  { bornOn, bornOnPrecision }: PetFacts,
  minDays: number,
): boolean {
  if (bornOn === null || (bornOnPrecision ?? 'day') !== 'day' || !isRabies(dose)) return false;
  return daysBetween(bornOn, dose.administeredOn) < minDays;
}

function isRabiesTiter({ test, target }: TestRecord): boolean {
  return test === 'rabies-titer' || target === 'rabies';
}

function countedTiter(
  test: TestRecord,
  doses: readonly VaccinationRecord[],
  rule: TiterRule | null,
): readonly TestRecord[] {
  if (rule === null) return [];
  const latest = addDays(test.takenOn, -rule.daysAfterDose);
  const before = doses
    .map(({ administeredOn }) => administeredOn)
    .filter((day) => compareDates(day, latest) <= 0)
    .toSorted(compareDates);
  if (countedApart(before) < rule.afterDoses) return [];
  const { wait } = rule;
  const takenOn = 'months' in wait ? addMonths(test.takenOn, wait.months) : addDays(test.takenOn, wait.days);
  return [{ ...test, test: 'rabies-titer', takenOn }];
}

/** The number of doses that were given long enough after the one before. */
function countedApart(days: readonly string[]): number {
  const counted: string[] = [];
  for (const day of days) {
    const last = counted.at(-1);
    if (last === undefined || daysBetween(last, day) >= daysApart) counted.push(day);
  }
  return counted.length;
}
