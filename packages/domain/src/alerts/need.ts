import type { Day } from '../calendar/index.ts';
import type { GivenVaccine } from '../catalogue/index.ts';
import type { PetFacts, PetRecords, Requirement, Rule, Visit } from '../compliance/index.ts';

/** The rules a business asks for from a day on, until its next version begins. */
export type RulesFrom = { readonly from: string; readonly rules: readonly Rule[] };

/**
 * A business that the pet has been connected to since `since`, with its versions in the order in which they begin,
 * future ones included. A proof that lapsed before the pet was connected is not reported for this business.
 */
export type ConnectedBusiness = {
  readonly businessId: string;
  readonly connectedOn: string;
  /**
   * What this business may count where that differs from the pet's own records: its evaluations, signatures, visits.
   */
  readonly records?: PetRecords;
  readonly versions: readonly RulesFrom[];
  /** Planned stays: a proof that expires during one has to be renewed before it begins. */
  readonly visits?: readonly Visit[];
};

/** Everything a plan depends on. Dates are calendar dates; `today` is the owner's. */
export type PlanInput = {
  readonly pet: PetFacts;
  readonly records: PetRecords;
  readonly businesses: readonly ConnectedBusiness[];
  readonly today: string;
};

/** One proof that lapses at one business: the first day without it, and the record that was valid until then. */
export type Lapse = { readonly firstDayWithout: Day; readonly recordId: string | null };

/** What is to be renewed, for a name in any language. */
export type NeedAbout = GivenVaccine | { readonly requirement: Requirement } | { readonly document: string };

/**
 * Something an owner has to renew. `lastValidOn` is the last day on which the present proof is valid, `actBy` the last
 * day on which a renewal leaves no gap (earlier where a series or waiting days are needed). `key` identifies the
 * renewal, so that its reminders are distinct from those of the next one.
 */
export type Need = {
  readonly key: string;
  readonly subject: string;
  /** Absent in a plan of an earlier release. */
  readonly about?: NeedAbout;
  readonly lastValidOn: string;
  readonly actBy: string;
  readonly recordId: string | null;
  readonly businessIds: readonly string[];
  /** The planned visit during which the proof expires, if that is the reason for `actBy`. */
  readonly visit?: Pick<Visit, 'arrival' | 'departure'>;
};

/** How far ahead a plan looks: further than any stage of a yearly renewal. */
export const planHorizonDays = 400;

/** How many days after a lapse a reminder is still sent; later only the verdict on the screen shows it. */
export const lapsedForDays = 14;
