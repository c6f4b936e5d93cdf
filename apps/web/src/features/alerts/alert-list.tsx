import { useInfiniteQuery } from '@tanstack/react-query';
import { useAction } from '../../platform/data/index.ts';
import { call } from '../../platform/session/index.ts';
import { Button } from '../../ui/button/index.ts';
import { CallErrorPanel, EmptyState, ErrorPanel, Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import { portraitFor } from '../../ui/portrait/index.ts';
import { Panel, Rows } from '../../ui/surface/index.ts';
import { AlertListRow } from './alert-row.tsx';
import { alertMessages } from './messages.gen.ts';
import { useUnread } from './use-newest-alerts.ts';

/** Further alerts are on the next page. */
const pageSize = 30;
/** The most that one call returns. */
const mostAtOnce = 100;

const sitting = portraitFor({ id: 'alerts', species: 'dog' });

/** Every alert, newest first; one read here is read on all devices. */
export function AlertList() {
  const messages = alertMessages;
  const unread = useUnread();
  const mark = useAction('markAlertsRead');
  const list = useInfiniteQuery({
    queryKey: ['listAlerts', 'pages'],
    queryFn: ({ pageParam }) =>
      call('listAlerts', { limit: pageSize, ...(pageParam === '' ? {} : { cursor: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
  if (list.isPending) return <ListSkeleton />;
  if (list.isError) return <CallErrorPanel call={list}>{messages.loadFailed}</CallErrorPanel>;
  const items = list.data.pages.flatMap((page) => page.items);
  const fresh = items.filter(({ readAt }) => readAt === null).map(({ id }) => id);
  const read = (ids: readonly string[]) => mark.mutate({ ids: ids.slice(0, mostAtOnce) });
  return (
    <Panel
      title={unread > 0 ? messages.unread(unread) : messages.none}
      action={
        fresh.length > 0 && (
          <Button
            variant="quiet"
            size="small"
            busy={mark.isPending && messages.marking}
            onPress={() => read(fresh)}
          >
            {messages.markAll}
          </Button>
        )
      }
    >
      {mark.isError && <ErrorPanel>{messages.markFailed}</ErrorPanel>}
      {items.length === 0 ? (
        <EmptyState appearance={sitting} prop="box" title={messages.none}>
          {messages.noneDetail}
        </EmptyState>
      ) : (
        <Rows>
          {items.map((alert) => (
            <AlertListRow key={alert.id} alert={alert} onRead={(id) => read([id])} />
          ))}
        </Rows>
      )}
      {list.hasNextPage && (
        <div className="mt-5">
          <Button
            variant="secondary"
            busy={list.isFetchingNextPage && messages.loadingMore}
            onPress={() => void list.fetchNextPage()}
          >
            {messages.more}
          </Button>
        </div>
      )}
    </Panel>
  );
}

function ListSkeleton() {
  return (
    <Skeleton className="flex flex-col gap-4">
      <SkeletonBlock className="h-16 w-full" shape="card" />
      <SkeletonBlock className="h-16 w-full" shape="card" />
      <SkeletonBlock className="h-16 w-full" shape="card" />
    </Skeleton>
  );
}
