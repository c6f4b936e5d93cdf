import { type Service, standingOf } from '@clearpaw/domain';
import type { CheckIn, OnSiteMessage } from '../check-in.ts';

/** The pets on site, and what changed since the page was opened. */
export interface OnSite {
  readonly present: readonly CheckIn[];
  readonly changed: readonly CheckIn[];
}

export const emptyOnSite: OnSite = { present: [], changed: [] };

export const isHere = (checkIn: CheckIn): boolean => standingOf(checkIn) === 'here';

const isWaiting = (checkIn: CheckIn): boolean => standingOf(checkIn) === 'waiting';

/** The state after a message: a complete list at first and after each lost connection, else one check-in. */
export function nextOnSite({ present, changed }: OnSite, message: OnSiteMessage): OnSite {
  // A waiting pet may have been admitted while the connection was down: that is read again, with the day.
  if ('present' in message) {
    return { present: byArrival(message.present), changed: changed.filter((one) => !isWaiting(one)) };
  }
  const others = present.filter(({ id }) => id !== message.id);
  return {
    present: isHere(message) ? byArrival([...others, message]) : others,
    changed: [message, ...changed.filter(({ id }) => id !== message.id)],
  };
}

/** In the order of arrival, so that a pet keeps its position while others come and go. */
function byArrival(list: readonly CheckIn[]): readonly CheckIn[] {
  return list.toSorted((a, b) => a.arrivedAt.localeCompare(b.arrivedAt) || a.id.localeCompare(b.id));
}

/** One thing that happened: an arrival, or the departure that ended it. */
export interface OnSiteEvent {
  readonly id: string;
  readonly at: string;
  readonly kind: 'in' | 'out' | 'override' | 'denied' | 'waiting' | 'unanswered';
  readonly checkIn: CheckIn;
}

/** What happened since a moment, newest first; the stream takes precedence over the list. */
export function happenings(
  listed: readonly CheckIn[],
  changed: readonly CheckIn[],
  since: string,
): readonly OnSiteEvent[] {
  return newestOf(listed, changed)
    .flatMap(happeningsOf)
    .filter(({ at }) => Date.parse(at) >= Date.parse(since))
    .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at) || b.id.localeCompare(a.id));
}

/**
 * The pets that wait for staff, in order of arrival. A pet that was checked in another way in the meantime no longer
 * waits, even before the server has reported it.
 */
export function waitingOf(listed: readonly CheckIn[], changed: readonly CheckIn[]): readonly CheckIn[] {
  const newest = newestOf(listed, changed);
  const here = new Set(newest.filter(isHere).map(({ petId }) => petId));
  return byArrival(newest.filter((one) => isWaiting(one) && !here.has(one.petId)));
}

/** Each check-in once, in the latest version from the stream. */
function newestOf(listed: readonly CheckIn[], changed: readonly CheckIn[]): readonly CheckIn[] {
  return [...new Map([...listed, ...changed.toReversed()].map((checkIn) => [checkIn.id, checkIn])).values()];
}

function happeningsOf(checkIn: CheckIn): readonly OnSiteEvent[] {
  const { id, arrivedAt, departedAt } = checkIn;
  const kind = arrivalKind(checkIn);
  // A mistake that was undone is not shown.
  if (kind === 'undone') return [];
  // The end of a wait is dated by when it ended.
  if (standingOf(checkIn) === 'unanswered')
    return [{ id: `${id}-out`, at: departedAt ?? arrivedAt, kind: 'unanswered', checkIn }];
  const arrival: OnSiteEvent = { id: `${id}-in`, at: arrivedAt, kind, checkIn };
  return departedAt === null
    ? [arrival]
    : [arrival, { id: `${id}-out`, at: departedAt, kind: 'out', checkIn }];
}

function arrivalKind({ decision, overrideReason }: CheckIn): OnSiteEvent['kind'] | 'undone' {
  if (decision !== 'admitted') return decision;
  return overrideReason === null ? 'in' : 'override';
}

/** The pets on site for one service. */
export interface ServiceGroup {
  readonly code: string | null;
  readonly name: string | null;
  readonly present: readonly CheckIn[];
  /** How many may be on site at once; undefined if there is no limit. */
  readonly capacity?: number | undefined;
}

/**
 * The pets on site by service, in the business's own order; services it no longer offers, and visits without one, come
 * last.
 */
export function groupByService(
  present: readonly CheckIn[],
  services: readonly Service[],
): readonly ServiceGroup[] {
  const known = new Set(services.map(({ code }) => code));
  const groups: ServiceGroup[] = services.map(({ code, name, capacity }) => ({
    code,
    name,
    ...(capacity === undefined ? {} : { capacity }),
    present: present.filter(({ service }) => service === code),
  }));
  const rest = present.filter(({ service }) => service === null || !known.has(service));
  return rest.length > 0 ? [...groups, { code: null, name: null, present: rest }] : groups;
}
