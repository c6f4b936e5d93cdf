import type { FoundDose } from './open-dose.ts';
import type { RoledDate } from './roled-date.ts';

/** A date that OCR may have misread proves the order only together with another one. */
const sure = 1;

/**
 * The doses with the order of day and month that the doses themselves show: with the other one, a dose would have been
 * given after today, or have expired before it was given. That holds for every date of the document.
 */
export function withOrderOfDoses(doses: readonly FoundDose[], today: string): readonly FoundDose[] {
  const proofs = doses.flatMap((dose) => proofsOf(dose, today));
  const orders = new Set(proofs.map(({ at }) => at));
  const [at] = orders;
  const places = new Set(proofs.map(({ place }) => place));
  const isProven = places.size > 1 || proofs.some(({ confidence }) => confidence >= sure);
  if (at === undefined || orders.size > 1 || !isProven) return doses;
  return doses.map((dose) => ({ ...dose, given: settled(dose.given, at), due: settled(dose.due, at) }));
}

interface Proof {
  /** The position of the candidate that is left: the month comes first in the first. */
  readonly at: 0 | 1;
  readonly place: RoledDate['place'];
  readonly confidence: number;
}

function proofsOf({ given, due }: FoundDose, today: string): readonly Proof[] {
  if (given?.role !== 'given' || !isOpen(given)) return [];
  const ends = due?.role === 'due' && isOpen(due) ? due : null;
  const isPossible = given.candidates.map((day, nth) => {
    const end = ends?.candidates[nth];
    return day <= today && (end === undefined || end > day);
  });
  const at = isPossible.indexOf(true);
  if (isPossible.filter(Boolean).length !== 1 || (at !== 0 && at !== 1)) return [];
  return [{ at, place: given.place, confidence: Math.min(given.confidence, ends?.confidence ?? 1) }];
}

const isOpen = ({ candidates }: RoledDate) => candidates.length === 2;

function settled(date: RoledDate | null, at: 0 | 1): RoledDate | null {
  if (date === null || !isOpen(date)) return date;
  return { ...date, candidates: date.candidates.slice(at, at + 1) };
}
