import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../platform/session/index.ts';
import { useFormat, useWordsOf } from '../../platform/words/index.ts';
import { Button } from '../../ui/button/index.ts';
import { ErrorPanel, Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import { PlaceTile, placeHue, placeLetters } from '../../ui/place/index.ts';
import { Panel, Row, Rows } from '../../ui/surface/index.ts';
import { connectionWords } from './words.ts';

/** What fits beside the other panels; older ones are a press away. */
const limit = 12;

/** Every look at one pet, the latest first. */
export function ViewLogPanel({ petId }: { readonly petId: string }) {
  const words = useWordsOf(connectionWords);
  const format = useFormat();
  const log = useInfiniteQuery({
    queryKey: ['listViews', 'pages', { petId }],
    initialPageParam: '',
    queryFn: ({ pageParam }) =>
      call('listViews', { petId, limit, ...(pageParam ? { cursor: pageParam } : {}) }),
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  });
  const views = log.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Panel title={words.whoLooked} lead={words.whoLookedLead}>
      {log.isPending && (
        <Skeleton>
          <SkeletonBlock className="h-20" shape="card" />
        </Skeleton>
      )}
      {log.isError && <ErrorPanel onRetry={() => void log.refetch()}>{log.error.message}</ErrorPanel>}
      {log.data && views.length === 0 && <p className="type-small text-ink-2">{words.nobody}</p>}
      <Rows>
        {views.map((view, place) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: the log only grows at its end, and two looks may share an instant
            key={place}
            start={<PlaceTile monogram={placeLetters(view.businessName)} hue={placeHue(view.businessId)} />}
            title={view.businessName}
            detail={words.sees[view.what]}
            end={<time dateTime={view.at}>{format.dayTime(view.at)}</time>}
          />
        ))}
      </Rows>
      {log.hasNextPage && (
        <Button variant="ghost" className="mt-3" onPress={() => void log.fetchNextPage()}>
          {words.older}
        </Button>
      )}
    </Panel>
  );
}
