import { calendarDateIn } from '@clearpaw/domain';
import { useAll, useReadAgain, useWatch } from '../../platform/data/index.ts';
import { isPlanned, type PetVisit, type VisitBusiness } from './visit.ts';

interface LiveVisits {
  /** Null while loading. */
  readonly visits: readonly PetVisit[] | null;
  readonly error: Error | null;
  /** Whether there are more visits than were read. */
  readonly cut: boolean;
  readonly refetch: () => unknown;
}

/** A calendar with more than 500 visits is not drawn. */
const mostPages = 5;

/** The visits of a date range, updated live: up to 500. */
export function useVisits(businessId: string, from: string, to: string): LiveVisits {
  const { data, error, refetch } = useAll('listVisits', { businessId, from, to }, { mostPages });
  const readAgain = useReadAgain();
  useWatch('watchVisits', { businessId }, (message) => {
    if ('visitId' in message) readAgain('listVisits');
  });
  return {
    visits: data ? data.items.filter(isPlanned) : null,
    error,
    cut: Boolean(data?.nextCursor),
    refetch,
  };
}

/** The pets expected today, and how long those present stay. */
export function useTodaysVisits({
  id,
  timeZone,
}: Pick<VisitBusiness, 'id' | 'timeZone'>): readonly PetVisit[] {
  const today = calendarDateIn(Date.now(), timeZone);
  return useVisits(id, today, today).visits ?? [];
}
