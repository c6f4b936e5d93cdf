import { Clock, ClockAlert, LogIn, LogOut, type LucideIcon, OctagonX, ShieldAlert } from 'lucide-react';
import { useFormat } from '../../../platform/messages/index.ts';
import { ErrorPanel } from '../../../ui/feedback/index.ts';
import { Icon } from '../../../ui/icon/index.ts';
import { PetPhoto } from '../../../ui/pet/index.ts';
import { Card, Row, Rows, SectionHeading } from '../../../ui/surface/index.ts';
import { faceOf } from '../check-in.ts';
import { checkInMessages } from '../messages.gen.ts';
import type { OnSiteEvent } from './on-site.ts';

interface JustNowProps {
  readonly happened: readonly OnSiteEvent[];
  readonly failed: boolean;
  readonly onRetry: () => void;
}

const icons: Readonly<Record<OnSiteEvent['kind'], LucideIcon>> = {
  in: LogIn,
  out: LogOut,
  override: ShieldAlert,
  denied: OctagonX,
  waiting: Clock,
  unanswered: ClockAlert,
};

/** The latest events; the whole day is in the audit log. */
const mostShown = 8;

/** What happened today, the newest first. */
export function JustNow({ happened, failed, onRetry }: JustNowProps) {
  const messages = checkInMessages;
  const format = useFormat();
  return (
    <section aria-labelledby="just-now">
      <SectionHeading id="just-now">{messages.justNow}</SectionHeading>
      <Card shape="feature">
        {failed && <ErrorPanel onRetry={onRetry}>{messages.failed}</ErrorPanel>}
        {!failed && happened.length === 0 && <p className="text-ink-2 type-small">{messages.nothingYet}</p>}
        <Rows>
          {happened.slice(0, mostShown).map(({ id, at, kind, checkIn }) => (
            <Row
              key={id}
              start={
                <>
                  <time dateTime={at} className="min-w-16 shrink-0 whitespace-nowrap tabular-nums type-label">
                    {format.time(at)}
                  </time>
                  <PetPhoto pet={faceOf(checkIn)} size={36} />
                </>
              }
              title={checkIn.petName}
              detail={
                <span className="flex items-start gap-1.5">
                  <Icon of={icons[kind]} size={16} className="mt-0.5 shrink-0" />
                  {kind === 'override'
                    ? `${messages.happened[kind]}: ${checkIn.overrideReason}`
                    : messages.happened[kind]}
                </span>
              }
            />
          ))}
        </Rows>
      </Card>
    </section>
  );
}
