import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../platform/session/index.ts';
import { Button } from '../../ui/button/index.ts';
import { CallErrorPanel } from '../../ui/feedback/index.ts';
import { LogRows } from './log-rows.tsx';
import { carePlanMessages } from './messages.gen.ts';

interface CareLogProps {
  readonly petId: string;
  /** The business whose log is shown; null for the owner, who reads the logs of all businesses. */
  readonly businessId: string | null;
  readonly mayRemove?: boolean;
}

const latest = 6;

/** The log of a pet, newest first, a few entries at a time. */
export function CareLog({ petId, businessId, mayRemove = false }: CareLogProps) {
  const messages = carePlanMessages;
  const log = useCareLog({ petId, businessId });
  const entries = log.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <CallErrorPanel call={log} title={messages.logFailed} />
      {log.data && entries.length === 0 && <p className="text-ink-2">{messages.logEmpty}</p>}
      <LogRows entries={entries} reader={businessId === null ? 'owner' : 'team'} mayRemove={mayRemove} />
      {log.hasNextPage && (
        <Button
          variant="ghost"
          busy={log.isFetchingNextPage && messages.loading}
          onPress={() => void log.fetchNextPage()}
        >
          {messages.older}
        </Button>
      )}
    </>
  );
}

/** Pages of the log, as the caller may read it. */
export function useCareLog({ petId, businessId }: Pick<CareLogProps, 'petId' | 'businessId'>) {
  const name = businessId === null ? 'listPetCareLog' : 'listCareLog';
  return useInfiniteQuery({
    queryKey: [name, 'pages', { petId, businessId }],
    initialPageParam: '',
    queryFn: ({ pageParam }) => {
      const page = { petId, limit: latest, ...(pageParam ? { cursor: pageParam } : {}) };
      return businessId === null
        ? call('listPetCareLog', page)
        : call('listCareLog', { ...page, businessId });
    },
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  });
}
