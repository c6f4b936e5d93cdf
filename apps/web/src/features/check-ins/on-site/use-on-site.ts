import { calendarDateIn } from '@clearpaw/domain';
import { useMemo, useState } from 'react';
import { useAll, useWatch, type WatchState } from '../../../platform/data/index.ts';
import type { CheckIn } from '../check-in.ts';
import type { ScannerBusiness } from '../scanner-business.ts';
import { dayStartIn } from './day-start.ts';
import { emptyOnSite, happenings, nextOnSite, type OnSite, type OnSiteEvent, waitingOf } from './on-site.ts';

interface LiveOnSite {
  /** Null until the first message. */
  readonly present: readonly CheckIn[] | null;
  readonly happened: readonly OnSiteEvent[];
  readonly waiting: readonly CheckIn[];
  readonly today: string;
  readonly line: WatchState;
  readonly listing: { readonly isRead: boolean; readonly failed: boolean; readonly retry: () => void };
}

const dayMs = 24 * 60 * 60 * 1000;

/** The pets on site, the waiting ones and today's events, updated live. */
export function useOnSite({ id: businessId, timeZone }: ScannerBusiness): LiveOnSite {
  const [onSite, setOnSite] = useState<OnSite | null>(null);
  const today = calendarDateIn(Date.now(), timeZone);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the day is what the start of the day hangs on
  const from = useMemo(() => dayStartIn(Date.now(), timeZone), [timeZone, today]);
  // A pet that came before midnight may still wait.
  const listedFrom = new Date(Date.parse(from) - dayMs).toISOString();
  const listed = useAll('listCheckIns', { businessId, from: listedFrom });
  const line = useWatch('watchCheckIns', { businessId }, (message) => {
    setOnSite((before) => nextOnSite(before ?? emptyOnSite, message));
    // A complete list means a new connection: what happened while it was down has to be read.
    if ('present' in message && onSite !== null) void listed.refetch();
  });
  const happened = useMemo(
    () => happenings(listed.data?.items ?? [], onSite?.changed ?? [], from),
    [listed.data, onSite, from],
  );
  const waiting = useMemo(
    () => waitingOf(listed.data?.items ?? [], onSite?.changed ?? []),
    [listed.data, onSite],
  );
  return {
    present: onSite?.present ?? null,
    happened,
    waiting,
    today,
    line,
    listing: { isRead: listed.isSuccess, failed: listed.isError, retry: () => void listed.refetch() },
  };
}
