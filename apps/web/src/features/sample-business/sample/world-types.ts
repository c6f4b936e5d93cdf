import type { businesses, checkIns, OutputOf, visits } from '@clearpaw/contract';
import type { Rule } from '@clearpaw/domain';
import type { ChangeFeed } from './change-feed.ts';

export type SampleBusiness = OutputOf<typeof businesses.listMyBusinesses>['items'][number];
export type SampleCheckIn = OutputOf<typeof checkIns.checkIn>;
export type JudgedVisit = OutputOf<typeof visits.planVisit>;
/** A visit without its verdict, which is judged when it is read. */
export type SampleVisit = Omit<JudgedVisit, 'verdict'>;

/** Everything that the sample knows. Checking in and out changes it; it ends with the page. */
export interface World {
  /** In milliseconds since 1970. */
  readonly now: () => number;
  readonly today: () => string;
  readonly business: SampleBusiness;
  readonly rules: readonly Rule[];
  checkIns: readonly SampleCheckIn[];
  visits: readonly SampleVisit[];
  /** The next number for the id of something new. */
  nextNumber: number;
  readonly checkInChanges: ChangeFeed<SampleCheckIn>;
  readonly visitChanges: ChangeFeed<SampleVisit>;
}
