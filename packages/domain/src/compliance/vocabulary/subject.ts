import type { Day } from '../../calendar/index.ts';
import type { Dose } from '../proofs/dose.ts';
import type { BirthRange } from './birth.ts';
import type { PetFacts } from './pet-facts.ts';
import type { PetRecords } from './pet-records.ts';

/** One pet and one visit with their days as numbers, shared by all rules. */
export type Subject = {
  readonly pet: PetFacts;
  readonly records: PetRecords;
  /** The active doses of listed vaccines, sorted by day, then id. */
  readonly doses: readonly Dose[];
  readonly born: BirthRange | null;
  readonly service: string | null;
  readonly arrival: Day;
  readonly stayDays: number;
  readonly soonDays: number;
};
