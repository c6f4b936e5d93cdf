import { Button } from '../../ui/button/index.ts';
import { EmptyState, Skeleton, SkeletonBlock, UnreadPage } from '../../ui/feedback/index.ts';
import { portraitFor } from '../../ui/portrait/index.ts';
import { Card, Rows, SectionHeading } from '../../ui/surface/index.ts';
import { needsAction } from './alert-action.ts';
import { byDay, withViewsTogether } from './alert-days.ts';
import { type AlertFilter, matchesFilter } from './alert-filters.tsx';
import type { AlertPet } from './alert-picture.tsx';
import { AlertListRow } from './alert-row.tsx';
import { alertMessages } from './messages.gen.ts';
import type { useAlertPages } from './use-alert-pages.ts';
import { ViewsRow } from './views-row.tsx';

const sitting = portraitFor({ id: 'alerts', species: 'dog' });

interface AlertListProps extends ReturnType<typeof useAlertPages> {
  readonly kind: 'owner' | 'business';
  readonly pets: readonly AlertPet[];
  readonly filter: AlertFilter;
  readonly onRead: (id: string) => void;
}

/** Every alert by day, newest first; one read here is read on all devices. */
export function AlertList({ kind, list, alerts, pets, filter, onRead }: AlertListProps) {
  const messages = alertMessages;
  if (list.isPending) return <ListSkeleton />;
  if (list.isError) return <UnreadPage call={list}>{messages.loadFailed}</UnreadPage>;
  const shown = alerts.filter((alert) => matchesFilter(alert, filter));
  const firstToDo = shown.find(needsAction)?.id;
  return (
    <div className="flex min-w-0 flex-col gap-6">
      {alerts.length === 0 && (
        <Card padding="large">
          <EmptyState appearance={sitting} prop="box" title={messages.none}>
            {messages.noneDetail[kind]}
          </EmptyState>
        </Card>
      )}
      {alerts.length > 0 && shown.length === 0 && (
        <p role="status" className="text-ink-2">
          {messages.noneOfThese}
        </p>
      )}
      {byDay(shown, new Date()).map(({ day, alerts: ofDay }) => (
        <section key={day} aria-label={messages.days[day]}>
          <SectionHeading>{messages.days[day]}</SectionHeading>
          <Card padding="none" className="overflow-hidden">
            <Rows>
              {withViewsTogether(ofDay).map(([alert, ...more]) =>
                !alert ? null : more.length > 0 ? (
                  <ViewsRow key={alert.id} alerts={[alert, ...more]} day={day} onRead={onRead} />
                ) : (
                  <AlertListRow
                    key={alert.id}
                    alert={alert}
                    day={day}
                    pet={pets.find(({ id }) => id === alert.petId)}
                    isFirst={alert.id === firstToDo}
                    onRead={onRead}
                  />
                ),
              )}
            </Rows>
          </Card>
        </section>
      ))}
      {list.hasNextPage && (
        <Button
          variant="ghost"
          busy={list.isFetchingNextPage && messages.loadingMore}
          onPress={() => void list.fetchNextPage()}
          className="self-start"
        >
          {messages.more}
        </Button>
      )}
    </div>
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
