import { calendarDateIn } from '@clearpaw/domain';
import { useMemo, useState } from 'react';
import { useCall, useWatch, type WatchState } from '../../../platform/data/index.ts';
import type { CheckIn } from '../check-in.ts';
import type { PlaceAtDoor } from '../place-at-door.ts';
import { dayStartIn } from './day-start.ts';
import { emptyFloor, type Floor, type Happening, happenings, nextFloor, waitingOf } from './floor.ts';

interface LiveFloor {
  /** Null until the first message. */
  readonly present: readonly CheckIn[] | null;
  readonly happened: readonly Happening[];
  readonly waiting: readonly CheckIn[];
  readonly today: string;
  readonly line: WatchState;
  readonly listing: { readonly failed: boolean; readonly retry: () => void };
}

const dayMs = 24 * 60 * 60 * 1000;

/** Who is here, who waits and what happened today, followed live. */
export function useFloor({ id: businessId, timeZone }: PlaceAtDoor): LiveFloor {
  const [floor, setFloor] = useState<Floor | null>(null);
  const today = calendarDateIn(Date.now(), timeZone);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the day is what the start of the day hangs on
  const from = useMemo(() => dayStartIn(Date.now(), timeZone), [timeZone, today]);
  // Somebody who came before midnight may still wait.
  const listedFrom = new Date(Date.parse(from) - dayMs).toISOString();
  const listed = useCall('listCheckIns', { businessId, from: listedFrom, limit: 100 });
  const line = useWatch('watchCheckIns', { businessId }, (message) => {
    setFloor((before) => nextFloor(before ?? emptyFloor, message));
    // A whole list means that the line is new: what happened while it was down has to be read.
    if ('present' in message && floor !== null) void listed.refetch();
  });
  const happened = useMemo(
    () => happenings(listed.data?.items ?? [], floor?.changed ?? [], from),
    [listed.data, floor, from],
  );
  const waiting = useMemo(
    () => waitingOf(listed.data?.items ?? [], floor?.changed ?? []),
    [listed.data, floor],
  );
  return {
    present: floor?.present ?? null,
    happened,
    waiting,
    today,
    line,
    listing: { failed: listed.isError, retry: () => void listed.refetch() },
  };
}
