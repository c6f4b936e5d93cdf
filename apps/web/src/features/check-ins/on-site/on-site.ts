import { type Service, standingOf } from '@clearpaw/domain';
import type { CheckIn, OnSiteMessage } from '../check-in.ts';

/** Who is here, and what changed since the page was opened. */
export interface OnSite {
  readonly present: readonly CheckIn[];
  readonly changed: readonly CheckIn[];
}

export const emptyOnSite: OnSite = { present: [], changed: [] };

export const isHere = (checkIn: CheckIn): boolean => standingOf(checkIn) === 'here';

const isWaiting = (checkIn: CheckIn): boolean => standingOf(checkIn) === 'waiting';

/** The floor after a message: the whole truth at first and after each lost connection, else one check-in. */
export function nextOnSite({ present, changed }: OnSite, message: OnSiteMessage): OnSite {
  // Who waited may have been let in while the line was down: that is read again, with the day.
  if ('present' in message) {
    return { present: byArrival(message.present), changed: changed.filter((one) => !isWaiting(one)) };
  }
  const others = present.filter(({ id }) => id !== message.id);
  return {
    present: isHere(message) ? byArrival([...others, message]) : others,
    changed: [message, ...changed.filter(({ id }) => id !== message.id)],
  };
}

/** In the order of arrival, so that a face keeps its place while others come and go. */
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

/** What happened since a moment, the newest first; what the stream said wins over what was listed. */
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
 * Who stands at check-in and waits for staff, in order of arrival. Someone who has come in by
 * another way meanwhile does not wait any more, also before the server has said so.
 */
export function waitingOf(listed: readonly CheckIn[], changed: readonly CheckIn[]): readonly CheckIn[] {
  const newest = newestOf(listed, changed);
  const here = new Set(newest.filter(isHere).map(({ petId }) => petId));
  return byArrival(newest.filter((one) => isWaiting(one) && !here.has(one.petId)));
}

/** Each check-in once, as the stream said it last. */
function newestOf(listed: readonly CheckIn[], changed: readonly CheckIn[]): readonly CheckIn[] {
  return [...new Map([...listed, ...changed.toReversed()].map((checkIn) => [checkIn.id, checkIn])).values()];
}

function happeningsOf(checkIn: CheckIn): readonly OnSiteEvent[] {
  const { id, arrivedAt, departedAt } = checkIn;
  const kind = arrivalKind(checkIn);
  // A mistake that was taken back never happened.
  if (kind === 'undone') return [];
  // What came of a wait is news when it ended.
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

/** Those who are here for one service. */
export interface ServiceGroup {
  readonly code: string | null;
  readonly name: string | null;
  readonly present: readonly CheckIn[];
  /** How many may be here at once for it; no one counts without. */
  readonly capacity?: number | undefined;
}

/** Who is here for what, in the business's own order; services it no longer offers, and visits without one, come last. */
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
