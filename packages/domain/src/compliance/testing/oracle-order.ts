import type { Day } from '../../calendar/index.ts';
import type { Evidence, Status } from '../index.ts';
import type { TestRecord } from '../vocabulary/pet-records.ts';
import type { TestRequirement } from '../vocabulary/requirement.ts';

/** The result of one record for a rule, as the oracle computes it. */
export type OracleEntry = {
  readonly status: Status;
  readonly until: Day | null;
  readonly on: Day | null;
  readonly id: string | null;
};

const order: readonly Status[] = [
  'met',
  'expiring',
  'grace',
  'exempt',
  'pending',
  'waiting',
  'incomplete',
  'unverified',
  'expired',
  'missing',
  'stay_away',
  'failed',
  'needs_information',
];

const keys = ({ status, until, on, id }: OracleEntry): readonly (number | string)[] => [
  order.indexOf(status),
  until === null ? Number.NEGATIVE_INFINITY : -until,
  on === null ? Number.POSITIVE_INFINITY : -on,
  id ?? '',
];

/** Best first, comparing whole keys. */
export function sortedBestFirst(entries: readonly OracleEntry[]): OracleEntry[] {
  return [...entries].sort((a, b) => {
    const keysOfB = keys(b);
    for (const [index, key] of keys(a).entries()) {
      const other = keysOfB[index] ?? '';
      if (key !== other) return key < other ? -1 : 1;
    }
    return 0;
  });
}

export const nothing: OracleEntry = { status: 'missing', until: null, on: null, id: null };

export const bestOf = (entries: readonly OracleEntry[]): OracleEntry =>
  sortedBestFirst(entries)[0] ?? nothing;
export const worstOf = (entries: readonly OracleEntry[]): OracleEntry =>
  sortedBestFirst(entries).at(-1) ?? nothing;

const ladder: readonly Evidence[] = ['owner', 'document', 'reviewed', 'clinic'];

type Evidenced = Pick<TestRecord, 'evidence' | 'underReview' | 'reviewedHere'>;
type Asked = Pick<TestRequirement, 'evidence' | 'reviewedBy'>;

/** A satisfied status becomes pending or unverified if the evidence is too weak. */
export function withEvidence(entry: OracleEntry, record: Evidenced, asked: Asked): OracleEntry {
  // Of two reviewed levels, the lower one was reviewed by another business.
  const height = (level: Evidence, here: boolean): number =>
    ladder.indexOf(level) + (level === 'reviewed' && here ? 0.5 : 0);
  const has = height(record.evidence, record.reviewedHere ?? false);
  const isEnough = has >= height(asked.evidence ?? 'owner', asked.reviewedBy === 'us');
  if (isEnough || !['met', 'expiring', 'grace', 'exempt'].includes(entry.status)) return entry;
  return { ...entry, status: record.underReview ? 'pending' : 'unverified' };
}

/** The status table of the specification. */
export function byTable(until: Day | null, end: Day, arrival: Day, soonDays: number, graceDays = 0): Status {
  if (until === null) return 'met';
  if (until >= end && until > arrival + soonDays) return 'met';
  if (until >= end && until <= arrival + soonDays) return 'expiring';
  if (until < end && end <= until + graceDays) return 'grace';
  return 'expired';
}
