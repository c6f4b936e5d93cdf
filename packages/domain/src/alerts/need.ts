import type { Day } from '../calendar/index.ts';
import type { GivenVaccine } from '../catalogue/index.ts';
import type { PetFacts, PetRecords, Requirement, Rule, Visit } from '../compliance/index.ts';

/** The rules a business asks for from a day on, until its next version begins. */
export type RulesFrom = { readonly from: string; readonly rules: readonly Rule[] };

/**
 * A business the pet is connected to since a day; versions in the order in which they begin, the coming ones too.
 * What had lapsed before the pet was connected is no news from this business.
 */
export type ConnectedBusiness = {
  readonly businessId: string;
  readonly connectedOn: string;
  /**
   * What this business may count where that differs from the pet's own records: its evaluations, signatures, visits.
   */
  readonly records?: PetRecords;
  readonly versions: readonly RulesFrom[];
  /** Planned stays: a proof that ends in one has to be renewed before it begins. */
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
 * Something an owner has to renew. `lastValidOn` is the last day on which the present proof serves, `actBy` the last
 * day on which renewing it leaves no gap (a series and days to count lie in between). `key` stays the same as long as
 * it is the same renewal, so that its reminders are distinct from the next one's.
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
  /** The planned visit in which the proof ends, where that is why it is needed by then. */
  readonly visit?: Pick<Visit, 'arrival' | 'departure'>;
};

/** How far ahead a plan looks: further than any stage of a yearly renewal. */
export const planHorizonDays = 400;

/** For how long after a lapse there is still something to say; later the verdict on the screen says it. */
export const lapsedForDays = 14;
