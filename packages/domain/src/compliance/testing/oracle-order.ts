import type { Day } from '../../calendar/index.ts';
import type { Evidence, Status } from '../index.ts';

/** What one record makes of a rule, as the oracle sees it. */
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

type Evidenced = { readonly evidence: Evidence; readonly underReview: boolean };

/** A satisfied status becomes pending or unverified where the evidence is too weak. */
export function withEvidence(entry: OracleEntry, record: Evidenced, asked: Evidence = 'owner'): OracleEntry {
  const isEnough = ladder.indexOf(record.evidence) >= ladder.indexOf(asked);
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
