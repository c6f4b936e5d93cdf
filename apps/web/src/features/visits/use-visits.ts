import { calendarDateIn } from '@clearpaw/domain';
import { useCall, useReadAgain, useWatch } from '../../platform/data/index.ts';
import { isPlanned, type PetVisit, type VisitBusiness } from './visit.ts';

interface LiveVisits {
  /** Null while loading. */
  readonly visits: readonly PetVisit[] | null;
  readonly error: Error | null;
  /** Whether there are more visits than were read. */
  readonly cut: boolean;
  readonly refetch: () => unknown;
}

const limit = 100;

/** The visits of a date range, updated live: up to 500. */
export function useVisits(businessId: string, from: string, to: string): LiveVisits {
  const span = { businessId, from, to, limit };
  const first = useCall('listVisits', span);
  const second = useNextPage(span, first.data?.nextCursor);
  const third = useNextPage(span, second.data?.nextCursor);
  const fourth = useNextPage(span, third.data?.nextCursor);
  const fifth = useNextPage(span, fourth.data?.nextCursor);
  const pages = [first, second, third, fourth, fifth];
  const readAgain = useReadAgain();
  useWatch('watchVisits', { businessId }, (message) => {
    if ('visitId' in message) readAgain('listVisits');
  });
  const visits = pages.flatMap((page) => page.data?.items ?? []).filter(isPlanned);
  return {
    visits: first.data ? visits : null,
    error: first.error,
    cut: Boolean(fifth.data?.nextCursor),
    refetch: first.refetch,
  };
}

type Span = { businessId: string; from: string; to: string; limit: number };

function useNextPage(span: Span, cursor: string | null | undefined) {
  return useCall('listVisits', { ...span, cursor: cursor ?? '' }, { enabled: Boolean(cursor) });
}

/** The pets expected today, and how long those present stay. */
export function useTodaysVisits({
  id,
  timeZone,
}: Pick<VisitBusiness, 'id' | 'timeZone'>): readonly PetVisit[] {
  const today = calendarDateIn(Date.now(), timeZone);
  return useVisits(id, today, today).visits ?? [];
}
