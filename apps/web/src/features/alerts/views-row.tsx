import { useFormat } from '../../platform/messages/index.ts';
import { TitleLink } from '../../ui/nav/index.ts';
import { classes } from '../../ui/style/index.ts';
import type { AlertDay } from './alert-days.ts';
import { alertPath } from './alert-path.ts';
import { AlertPicture } from './alert-picture.tsx';
import { alertMessages } from './messages.gen.ts';
import type { Alert } from './use-newest-alerts.ts';

interface ViewsRowProps {
  readonly alerts: readonly Alert[];
  readonly day: AlertDay;
  readonly onRead: (id: string) => void;
}

/** First views that follow each other: a title each, and once what they have in common. */
export function ViewsRow({ alerts, day, onRead }: ViewsRowProps) {
  const messages = alertMessages;
  const format = useFormat();
  const isNew = alerts.some(({ readAt }) => readAt === null);
  return (
    <li className="relative flex items-start gap-4 px-5 py-4 md:px-6">
      {isNew && (
        <span aria-hidden="true" className="absolute inset-y-3.5 start-0 w-1 rounded-e-full bg-marigold" />
      )}
      <AlertPicture kind="new_viewer" pet={undefined} isNew={isNew} />
      <div className="min-w-0 flex-1">
        <ul className="flex flex-col gap-1">
          {alerts.map((alert) => {
            const path = alertPath(alert);
            const isFresh = alert.readAt === null;
            return (
              <li key={alert.id} className="flex items-start justify-between gap-x-4 max-md:flex-col">
                <p className={classes('text-pretty', isFresh ? 'type-strong' : 'type-body font-medium')}>
                  {isFresh && <span className="sr-only">{messages.fresh} </span>}
                  {path === null ? (
                    alert.title
                  ) : (
                    <TitleLink href={path} onClick={() => isFresh && onRead(alert.id)}>
                      {alert.title}
                    </TitleLink>
                  )}
                </p>
                <time
                  dateTime={alert.createdAt}
                  className="shrink-0 pt-0.5 tabular-nums type-small text-ink-3"
                >
                  {day === 'earlier' ? format.dayAt(alert.createdAt) : format.time(alert.createdAt)}
                </time>
              </li>
            );
          })}
        </ul>
        <p className="mt-1 text-pretty type-small text-ink-2">{messages.viewsListed}</p>
      </div>
    </li>
  );
}
