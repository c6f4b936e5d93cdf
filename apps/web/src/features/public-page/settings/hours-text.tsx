import { minuteOf, weekdays } from '@clearpaw/domain';
import { Pencil } from 'lucide-react';
import { useFormat, useWallTime } from '../../../platform/messages/index.ts';
import { Button } from '../../../ui/button/index.ts';
import { publicPageMessages } from '../messages.gen.ts';
import { pageSettingsMessages } from './messages.gen.ts';
import type { DetailsDraft } from './page-draft.ts';

interface HoursTextProps {
  readonly draft: Pick<DetailsDraft, 'week' | 'closedOn'>;
  readonly isDisabled: boolean;
  readonly onChange: () => void;
}

/** The opening hours in words, one line a day. */
export function HoursText({ draft: { week, closedOn }, isDisabled, onChange }: HoursTextProps) {
  const messages = pageSettingsMessages;
  const format = useFormat();
  const wallTime = useWallTime();
  const written = (time: string) => (time === '' ? '–' : wallTime(minuteOf(time) % 1440));
  const spansOf = (day: string) =>
    week
      .filter((span) => span.day === day)
      .map(({ opens, closes }) => publicPageMessages.span(written(opens), written(closes)));
  return (
    <>
      <dl className="mt-3 flex max-w-md flex-col gap-1.5">
        {weekdays.map((day) => (
          <div key={day} className="flex justify-between gap-x-4">
            <dt>{publicPageMessages.days[day]}</dt>
            <dd className="text-end text-ink-2 tabular-nums">{spansOf(day).join(', ') || messages.closed}</dd>
          </div>
        ))}
      </dl>
      {closedOn.length > 0 && (
        <p className="mt-3 text-ink-2 type-small">
          {publicPageMessages.closedOn(format.list(closedOn.map(format.weekday)))}
        </p>
      )}
      <div className="mt-3">
        <Button variant="secondary" size="small" icon={Pencil} isDisabled={isDisabled} onPress={onChange}>
          {messages.changeHours}
        </Button>
      </div>
    </>
  );
}
