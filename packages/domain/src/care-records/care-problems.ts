import { addMonths, compareDates } from '../calendar/index.ts';
import { entryWarningTexts, type FormProblem, formProblem } from '../form-problems/index.ts';
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
): FormProblem[] {
  const { day: dayField, end: endField, plannable } = careShape[kind];
  const day = careDayOf(kind, facts);
  const end = endField === undefined ? null : (facts[endField] as string | null);
  if (dayField !== null && day !== null) {
    const path = String(dayField);
    if (!plannable && compareDates(day, around.latestToday) > 0) return [formProblem('in_the_future', path)];
    const birth = firstPossibleBirth(around);
    if (birth !== null && compareDates(day, birth) < 0) return [formProblem('before_birth', path)];
  }
  if (end === null) return [];
  if (day !== null && compareDates(end, day) < 0) {
    return [formProblem('ends_before_beginning', String(endField))];
  }
  const isOver = kind === 'condition';
  return isOver && compareDates(end, around.latestToday) > 0
    ? [formProblem('in_the_future', String(endField))]
    : [];
}

type WarningCode = keyof typeof entryWarningTexts.care;

const warning = (code: WarningCode, path: string): CareProblem => ({
  code,
  path,
  message: entryWarningTexts.care[code],
});

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
  return [warning(isTiter ? 'titer_without_target' : 'target_without_titer', 'target')];
}

function implausibleExemption(facts: CareFacts[CareKind]): CareProblem[] {
  if (!('until' in facts)) return [];
  if (compareDates(facts.until, addMonths(facts.from, longestUsualExemptionMonths)) <= 0) return [];
  return [warning('long_exemption', 'until')];
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
  return [warning('unusual_weight', 'kg')];
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
  return [warning('already_recorded', String(names[0]))];
}
