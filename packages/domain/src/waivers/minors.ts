import { addMonths, compareDates } from '../calendar/index.ts';

/** What a person who signs for a minor is to the minor; `other` is said in words. */
export const guardianRelations = ['parent', 'legal_guardian', 'other'] as const;
export type GuardianRelation = (typeof guardianRelations)[number];

/** A minor for whom a waiver is signed. Earlier releases stored the name alone. */
export interface Minor {
  readonly name: string;
  readonly bornOn: string | null;
  readonly relation: GuardianRelation | null;
  /** In words, for the relation `other`. */
  readonly relationText: string | null;
}

const monthsOfAge = 18 * 12;

/** Whether a person is under 18 on a day; on the eighteenth birthday no longer. */
export function isMinorOn(bornOn: string, day: string): boolean {
  return compareDates(day, addMonths(bornOn, monthsOfAge)) < 0;
}
