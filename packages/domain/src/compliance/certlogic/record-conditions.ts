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

/** The day of arrival, read from inside `someOf`. */
export const arrivalSeen: CertLogic = plusDays(read('accumulator.visit.arrival'), 0);

/** The end of the stay, read from inside `someOf`. */
export function stayEndSeen(through: StayEnd | undefined): CertLogic {
  return plusDays(read(`accumulator.visit.${through === 'arrival' ? 'arrival' : 'departure'}`), 0);
}

/** The record exists by the arrival. */
export function existsBy(dateField: string): CertLogic {
  return isNotBefore(arrivalSeen, plusDays(read(`current.${dateField}`), 0));
}

/** Whether a date field plus a number of days reaches a moment. */
export function reaches(dateField: string, days: number, moment: CertLogic): CertLogic {
  return isNotBefore(plusDays(read(`current.${dateField}`), days), moment);
}

/** The same; a record without this date never ends. */
export function reachesOrNeverEnds(dateField: string, moment: CertLogic): CertLogic {
  return any([not(read(`current.${dateField}`)), reaches(dateField, 0, moment)]);
}

/** The record has the required evidence; `reviewedHere` is true only for a review by the judging business. */
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

/** No failing record of the list is dated on or after the current record and by the arrival. */
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
