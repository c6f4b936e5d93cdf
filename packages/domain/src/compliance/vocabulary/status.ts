/**
 * The results of a check, best to worst (the order in which the best of several records is chosen); 'not_applicable'
 * comes last, outside that order.
 */
export const statuses = [
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
  'not_applicable',
] as const;
export type Status = (typeof statuses)[number];

/** The position of a status in the order best to worst, 0 being best. */
export const statusRank = Object.fromEntries(statuses.map((status, rank) => [status, rank])) as Readonly<
  Record<Status, number>
>;

/** Whether a rule with this status admits the pet; 'pending' does not. */
export function isSatisfied(status: Status): boolean {
  return (
    status === 'met' ||
    status === 'expiring' ||
    status === 'grace' ||
    status === 'exempt' ||
    status === 'not_applicable'
  );
}
