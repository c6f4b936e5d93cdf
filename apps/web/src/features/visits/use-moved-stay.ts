import { addDays, compareDates } from '@clearpaw/domain';
import { useState } from 'react';
import { useAction } from '../../platform/data/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { visitMessages } from './messages.gen.ts';
import type { PetVisit } from './visit.ts';

export type StayEndName = 'arrival' | 'departure';

/** The first and the last day of a stay. */
type Stay = Readonly<Record<StayEndName, string>>;

interface Draft {
  readonly stay: Stay;
  /** The version of the visit that is moved; a later one takes its place. */
  readonly of: string;
}

export interface MovedStay {
  /** As it is shown: the visit's own days, or those it is being moved to. */
  readonly stay: Stay;
  readonly isMoving: boolean;
  /** The days that an end can be moved to, within the week. */
  readonly rangeOf: (end: StayEndName) => { readonly from: string; readonly to: string };
  /** Moves an end by a number of days from where it is shown, without saving. */
  readonly move: (end: StayEndName, days: number) => void;
  /** Moves an end to this many days from where it was when nothing was moved yet. */
  readonly moveFromStart: (end: StayEndName, days: number) => void;
  readonly save: () => void;
  readonly reset: () => void;
}

/** A stay whose ends are moved within a week. What is saved can be undone. */
export function useMovedStay(visit: PetVisit, week: { from: string; today: string }): MovedStay {
  const format = useFormat();
  const update = useAction('updateVisit');
  const [draft, setDraft] = useState<Draft | null>(null);
  const saved: Stay = { arrival: visit.arrival, departure: visit.departure };
  const stay = draft?.of === visit.updatedAt ? draft.stay : saved;
  const reset = () => setDraft(null);
  const rangeOf = (end: StayEndName) => rangeFor(end, stay, visit, week);
  const moveTo = (end: StayEndName, day: string) => {
    const { from, to } = rangeOf(end);
    const within = compareDates(day, from) < 0 ? from : compareDates(day, to) > 0 ? to : day;
    setDraft({ of: visit.updatedAt, stay: { ...stay, [end]: within } });
  };
  const send = (next: Stay, onUndo: (() => void) | undefined) =>
    update.mutate(
      { visitId: visit.id, ...changesTo(next, visit) },
      {
        onSuccess: () => {
          const days = format.span('weekday', next);
          showToast({ text: visitMessages.moved(visit.petName, ...days), onUndo });
        },
        onError: (problem) => {
          reset();
          showToast({ text: problem.message, tone: 'error' });
        },
      },
    );
  return {
    stay,
    isMoving: stay !== saved && (stay.arrival !== saved.arrival || stay.departure !== saved.departure),
    rangeOf,
    move: (end, days) => moveTo(end, addDays(stay[end], days)),
    moveFromStart: (end, days) => moveTo(end, addDays(saved[end], days)),
    reset,
    save() {
      if (stay.arrival === saved.arrival && stay.departure === saved.departure) return reset();
      send(stay, () => send(saved, undefined));
    },
  };
}

/** The arrival of a pet that is here cannot be changed, and is not sent. */
function changesTo({ arrival, departure }: Stay, { state }: PetVisit): Partial<Stay> {
  return state === 'present' ? { departure } : { arrival, departure };
}

/** A stay keeps at least one night; no end is moved into the past or out of the week. */
function rangeFor(
  end: StayEndName,
  { arrival, departure }: Stay,
  visit: PetVisit,
  { from, today }: { from: string; today: string },
) {
  const later = (one: string, other: string) => (compareDates(one, other) > 0 ? one : other);
  const earlier = (one: string, other: string) => (compareDates(one, other) < 0 ? one : other);
  const sunday = addDays(from, 6);
  if (end === 'departure') return { from: later(later(addDays(arrival, 1), from), today), to: sunday };
  return { from: later(earlier(visit.arrival, today), from), to: addDays(departure, -1) };
}
