import { useFormat } from '../../platform/messages/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import { TextLink } from '../../ui/link/index.ts';
import { classes } from '../../ui/style/index.ts';
import { alertIcons } from './alert-icon.ts';
import { alertPath } from './alert-path.ts';
import { alertMessages } from './messages.gen.ts';
import type { Alert } from './use-newest-alerts.ts';

interface AlertRowProps {
  readonly alert: Alert;
  readonly onRead: (id: string) => void;
}

/** One alert: its subject, what to do, and its time. Following its link marks it as read. */
export function AlertListRow({ alert, onRead }: AlertRowProps) {
  const messages = alertMessages;
  const format = useFormat();
  const { id, kind, title, body, createdAt, readAt } = alert;
  const path = alertPath(alert);
  const isNew = readAt === null;
  return (
    <li className="flex items-start gap-4 py-4 first:pt-0 last:pb-0">
      <span
        className={classes(
          'grid size-11 shrink-0 place-items-center rounded-full',
          isNew ? 'bg-evergreen-tint text-evergreen-ink' : 'bg-sunken text-ink-3',
        )}
      >
        <Icon of={alertIcons[kind]} />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <p className={classes('min-w-0 text-pretty', isNew ? 'type-strong' : 'type-body text-ink-2')}>
            {isNew && (
              <span className="me-2 inline-block rounded-full bg-marigold px-2 align-[0.1em] font-bold text-[0.75rem] text-on-marigold leading-5">
                {messages.fresh}
              </span>
            )}
            {path === null ? (
              title
            ) : (
              <TextLink
                href={path}
                tone="quiet"
                className={isNew ? 'text-ink' : undefined}
                onClick={() => isNew && onRead(id)}
              >
                {title}
              </TextLink>
            )}
          </p>
          <time dateTime={createdAt} className="shrink-0 type-small text-ink-3">
            {format.moment(createdAt)}
          </time>
        </div>
        <p className="mt-0.5 text-pretty type-small text-ink-2">{body}</p>
      </div>
    </li>
  );
}
