import { asksForOwnReview } from '../proofs/shortfall.ts';
import { evidenceLevels } from '../vocabulary/evidence.ts';
import type { AskedProof, StayEnd } from '../vocabulary/requirement.ts';
import {
  all,
  any,
  type CertLogic,
  is,
  isIn,
  isNotBefore,
  not,
  plusDays,
  read,
  someOf,
} from './expression.ts';

/** The day of arrival, seen from a record of the list that `someOf` walks. */
export const arrivalSeen: CertLogic = plusDays(read('accumulator.visit.arrival'), 0);

/** The stay's end, seen from there. */
export function stayEndSeen(through: StayEnd | undefined): CertLogic {
  return plusDays(read(`accumulator.visit.${through === 'arrival' ? 'arrival' : 'departure'}`), 0);
}

/** The record exists by the arrival. */
export function existsBy(dateField: string): CertLogic {
  return isNotBefore(arrivalSeen, plusDays(read(`current.${dateField}`), 0));
}

/** A date field, so many days on, reaches a moment. */
export function reaches(dateField: string, days: number, moment: CertLogic): CertLogic {
  return isNotBefore(plusDays(read(`current.${dateField}`), days), moment);
}

/** The same, where an absent date never ends. */
export function reachesOrNeverEnds(dateField: string, moment: CertLogic): CertLogic {
  return any([not(read(`current.${dateField}`)), reaches(dateField, 0, moment)]);
}

/** The record has the evidence asked; whose review it was says `reviewedHere`, which is false or absent for another's. */
export function hasEvidence(asked: AskedProof): CertLogic {
  const { evidence = 'owner' } = asked;
  if (evidence === 'owner') return true;
  const isStrong = isIn(read('current.evidence'), evidenceLevels.slice(evidenceLevels.indexOf(evidence)));
  if (!asksForOwnReview(asked)) return isStrong;
  return all([
    isStrong,
    any([is(read('current.evidence'), 'clinic'), is(read('current.reviewedHere'), true)]),
  ]);
}

/** No record of the list that fails is on or after the day of the record at hand, by the arrival. */
export function noneFailsSince(list: string, dateField: string, fails: CertLogic): CertLogic {
  const since = isNotBefore(
    plusDays(read(`current.${dateField}`), 0),
    plusDays(read(`accumulator.current.${dateField}`), 0),
  );
  const seen = isNotBefore(
    plusDays(read('accumulator.accumulator.visit.arrival'), 0),
    plusDays(read(`current.${dateField}`), 0),
  );
  return not(someOf(`accumulator.records.${list}`, all([fails, since, seen])));
}
