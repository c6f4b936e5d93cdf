import { useId } from 'react';
import { useFormat } from '../../platform/messages/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { TitleLink } from '../../ui/nav/index.ts';
import { classes } from '../../ui/style/index.ts';
import { alertActionOf } from './alert-action.ts';
import type { AlertDay } from './alert-days.ts';
import { alertPath } from './alert-path.ts';
import { type AlertPet, AlertPicture } from './alert-picture.tsx';
import { alertMessages } from './messages.gen.ts';
import type { Alert } from './use-newest-alerts.ts';

interface AlertRowProps {
  readonly alert: Alert;
  readonly day: AlertDay;
  readonly pet: AlertPet | undefined;
  /** Its action is the page's first one that is still to do. */
  readonly isFirst: boolean;
  readonly onRead: (id: string) => void;
}

/** One alert: its subject, what to do, and its time. A marigold edge marks it as unread until a link is followed. */
export function AlertListRow({ alert, day, pet, isFirst, onRead }: AlertRowProps) {
  const messages = alertMessages;
  const format = useFormat();
  const titleId = useId();
  const { id, kind, title, body, createdAt, readAt } = alert;
  const path = alertPath(alert);
  const action = alertActionOf(alert);
  const isNew = readAt === null;
  const follow = () => isNew && onRead(id);
  return (
    <li className="relative flex items-start gap-4 px-5 py-4 md:items-center md:px-6">
      {isNew && (
        <span aria-hidden="true" className="absolute inset-y-3.5 start-0 w-1 rounded-e-full bg-marigold" />
      )}
      <AlertPicture kind={kind} pet={pet} isNew={isNew} />
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 md:grid-cols-[minmax(0,1fr)_auto_4.5rem]">
        <p className={classes('text-pretty', isNew ? 'type-strong' : 'type-body font-medium')}>
          {isNew && <span className="sr-only">{messages.fresh} </span>}
          <span id={titleId}>
            {path === null ? (
              title
            ) : (
              <TitleLink href={path} onClick={follow}>
                {title}
              </TitleLink>
            )}
          </span>
        </p>
        <p className="col-span-2 text-pretty type-small text-ink-2 md:col-span-1 md:col-start-1">{body}</p>
        {action && path !== null && (
          <LinkButton
            href={path}
            size="small"
            variant={isFirst ? 'primary' : isNew ? 'tonal' : 'quiet'}
            aria-describedby={titleId}
            onClick={follow}
            className="col-span-2 mt-1.5 justify-self-start md:col-span-1 md:col-start-2 md:row-span-2 md:row-start-1 md:mt-0"
          >
            {messages.actions[action]}
          </LinkButton>
        )}
        <time
          dateTime={createdAt}
          className="col-start-2 row-start-1 whitespace-nowrap text-end tabular-nums type-small text-ink-3 max-md:self-start max-md:pt-0.5 md:col-start-3 md:row-span-2 md:row-start-1"
        >
          {day === 'earlier' ? format.dayAt(createdAt) : format.time(createdAt)}
        </time>
      </div>
    </li>
  );
}
