import { addMonths, compareDates } from '../calendar/index.ts';
import { firstPossibleBirth, type KnownBirth } from '../pets/index.ts';
import { type CareFacts, type CareKind, careDayOf, careShape } from './care-record.ts';

/** `path` is the field; `code` is stable. */
export interface CareProblem {
  readonly code: string;
  readonly path: string;
  readonly message: string;
}

/** The data that a record is checked against. `latestToday` is today in UTC+14, where each date begins first. */
export interface CareSurroundings extends KnownBirth {
  readonly latestToday: string;
}

/** Entries that cannot be true. They are refused. */
export function findImpossibleCare<Kind extends CareKind>(
  kind: Kind,
  facts: CareFacts[Kind],
  around: CareSurroundings,
): CareProblem[] {
  const { day: dayField, end: endField, plannable } = careShape[kind];
  const day = careDayOf(kind, facts);
  const end = endField === undefined ? null : (facts[endField] as string | null);
  if (dayField !== null && day !== null) {
    const path = String(dayField);
    if (!plannable && compareDates(day, around.latestToday) > 0) return [inTheFuture(path)];
    const birth = firstPossibleBirth(around);
    if (birth !== null && compareDates(day, birth) < 0) {
      const message = 'This is before the pet was born; check the day, or the birth date.';
      return [{ code: 'before_birth', path, message }];
    }
  }
  if (end === null) return [];
  if (day !== null && compareDates(end, day) < 0) {
    const message = 'It would end before it begins; check both dates.';
    return [{ code: 'ends_before_beginning', path: String(endField), message }];
  }
  const isOver = kind === 'condition';
  return isOver && compareDates(end, around.latestToday) > 0 ? [inTheFuture(String(endField))] : [];
}

function inTheFuture(path: string): CareProblem {
  return { code: 'in_the_future', path, message: 'This day has not come yet; enter the day it was.' };
}

// Exemptions are written for a year at a time where laws name a length (NASPHV Compendium 2016 recommends annual
// review).
const longestUsualExemptionMonths = 12;

/**
 * Entries that are possible but unusual. They are saved, with a warning.
 * @param others the pet's other records of the kind that still count
 */
export function findImplausibleCare<Kind extends CareKind>(
  kind: Kind,
  facts: CareFacts[Kind],
  others: readonly CareFacts[Kind][],
): CareProblem[] {
  return [
    ...implausibleTiter(facts),
    ...implausibleExemption(facts),
    ...implausibleWeight(facts, others),
    ...implausibleRepeat(kind, facts, others),
  ];
}

function implausibleTiter(facts: CareFacts[CareKind]): CareProblem[] {
  if (!('result' in facts)) return [];
  const isTiter = facts.result === 'protective' || facts.result === 'not_protective';
  if (isTiter === (facts.target !== null)) return [];
  const message = isTiter
    ? 'A titer covers one disease. Choose it, or no business can count it.'
    : 'This names a disease like a titer, but the result is not one.';
  return [{ code: isTiter ? 'titer_without_target' : 'target_without_titer', path: 'target', message }];
}

function implausibleExemption(facts: CareFacts[CareKind]): CareProblem[] {
  if (!('until' in facts)) return [];
  if (compareDates(facts.until, addMonths(facts.from, longestUsualExemptionMonths)) <= 0) return [];
  const message = 'Exemptions are usually written for a year at most; check the year.';
  return [{ code: 'long_exemption', path: 'until', message }];
}

// 1 kg is 2.2 lb: a figure typed in the other unit is more than this factor away from the one before.
const unusualFactor = 1.8;

function implausibleWeight(
  facts: CareFacts[CareKind],
  others: readonly CareFacts[CareKind][],
): CareProblem[] {
  if (!('kg' in facts)) return [];
  const earlier = others.filter((other) => 'kg' in other && compareDates(other.on, facts.on) <= 0);
  const [last] = (earlier as CareFacts['weight'][]).sort((a, b) => compareDates(b.on, a.on));
  if (!last) return [];
  const factor = Math.max(facts.kg, last.kg) / Math.min(facts.kg, last.kg);
  if (factor < unusualFactor || isStillGrowing(last, facts)) return [];
  const message = 'This is very different from the last weight; check the number and its unit.';
  return [{ code: 'unusual_weight', path: 'kg', message }];
}

/** A young animal may double its weight in two months. */
function isStillGrowing(last: CareFacts['weight'], now: CareFacts['weight']): boolean {
  return now.kg > last.kg && compareDates(addMonths(last.on, 2), now.on) <= 0;
}

function implausibleRepeat<Kind extends CareKind>(
  kind: Kind,
  facts: CareFacts[Kind],
  others: readonly CareFacts[Kind][],
): CareProblem[] {
  const { names } = careShape[kind];
  const statedIn = (of: CareFacts[Kind]) => names.map((name) => of[name]).join(' ');
  if (!others.some((other) => statedIn(other) === statedIn(facts))) return [];
  const message = 'The very same is already on record for this day.';
  return [{ code: 'already_recorded', path: String(names[0]), message }];
}
