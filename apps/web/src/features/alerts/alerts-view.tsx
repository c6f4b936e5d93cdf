import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../../platform/data/index.ts';
import { Button } from '../../ui/button/index.ts';
import { ErrorPanel } from '../../ui/feedback/index.ts';
import { PageTitle } from '../../ui/shell/index.ts';
import { classes } from '../../ui/style/index.ts';
import { type AlertFilter, AlertFilters } from './alert-filters.tsx';
import { AlertList } from './alert-list.tsx';
import type { AlertPet } from './alert-picture.tsx';
import { CalendarPanel } from './calendar-panel.tsx';
import { alertMessages } from './messages.gen.ts';
import { PreferencesPanel } from './preferences-panel.tsx';
import { useAlertPages } from './use-alert-pages.ts';
import { useUnread } from './use-newest-alerts.ts';

/** The most that one call marks. */
const mostAtOnce = 100;

interface AlertsViewProps {
  readonly kind: 'owner' | 'business';
  /** The pets whose pictures are shown. */
  readonly pets: readonly AlertPet[];
}

/** Alerts on the left; preferences and the calendar on the right. */
export function AlertsView({ kind, pets }: AlertsViewProps) {
  const messages = alertMessages;
  const unread = useUnread();
  const mark = useAction('markAlertsRead');
  const pages = useAlertPages();
  const [filter, setFilter] = useState<AlertFilter>('all');
  const fresh = pages.alerts.filter(({ readAt }) => readAt === null).map(({ id }) => id);
  const read = (ids: readonly string[]) => mark.mutate({ ids: ids.slice(0, mostAtOnce) });
  return (
    <div className="flex flex-col gap-6">
      <PageTitle
        kind={kind}
        lead={unread > 0 ? messages.unread(unread) : messages.lead}
        actions={
          fresh.length > 0 && (
            <Button
              variant="secondary"
              icon={CheckCheck}
              busy={mark.isPending && messages.marking}
              onPress={() => read(fresh)}
            >
              {messages.markAll}
            </Button>
          )
        }
      >
        {messages.title}
      </PageTitle>
      {mark.isError && <ErrorPanel>{messages.markFailed}</ErrorPanel>}
      <AlertFilters
        alerts={pages.alerts}
        hasMore={pages.list.hasNextPage}
        value={filter}
        onChange={setFilter}
      />
      <div
        className={classes(
          'grid grid-cols-1 items-start gap-6',
          !pages.list.isError && 'lg:grid-cols-[minmax(0,1fr)_22rem]',
        )}
      >
        <AlertList {...pages} kind={kind} pets={pets} filter={filter} onRead={(id) => read([id])} />
        {!pages.list.isError && (
          <div className="flex flex-col gap-6">
            <PreferencesPanel audience={kind} />
            <CalendarPanel kind={kind} />
          </div>
        )}
      </div>
    </div>
  );
}
