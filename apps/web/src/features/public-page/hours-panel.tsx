import { calendarDateIn, minuteOf, type OpeningHours, weekdays } from '@clearpaw/domain';
import { useFormat, useWallTime } from '../../platform/messages/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { publicPageMessages } from './messages.gen.ts';

interface HoursPanelProps {
  readonly hours: OpeningHours;
  readonly timeZone: string;
}

/** The week, day by day, and the dates on which the business stays closed. */
export function HoursPanel({ hours, timeZone }: HoursPanelProps) {
  const messages = publicPageMessages;
  const format = useFormat();
  const wallTime = useWallTime();
  const written = (time: string) => wallTime(minuteOf(time) % 1440);
  const spansOf = (day: string) =>
    hours.week
      .filter((span) => span.day === day)
      .map(({ opens, closes }) => messages.span(written(opens), written(closes)));
  const ranges = rangesOf(spansOf);
  // Past dates, in the business's time zone, are left out.
  const today = calendarDateIn(Date.now(), timeZone);
  const closedOn = hours.closedOn.filter((date) => date >= today).toSorted();
  return (
    <Panel title={messages.hours} lead={messages.hoursLead(format.timeZone(timeZone))}>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-2 type-small">
        {ranges.map(({ first, last, spans }) => (
          <div key={first} className="col-span-2 grid grid-cols-subgrid">
            <dt>
              {first === last
                ? messages.days[first]
                : messages.dayRange(messages.days[first], messages.days[last])}
            </dt>
            <dd className="text-end text-ink-2 tabular-nums">
              {(spans.length > 0 ? spans : [messages.closed]).map((span) => (
                <span key={span} className="block whitespace-nowrap">
                  {span}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {closedOn.length > 0 && (
        <p className="mt-4 text-ink-2 type-small">
          {messages.closedOn(format.list(closedOn.slice(0, 6).map(format.weekday)))}
        </p>
      )}
    </Panel>
  );
}

type Weekday = (typeof weekdays)[number];

interface DayRange {
  readonly first: Weekday;
  readonly last: Weekday;
  readonly spans: readonly string[];
}

/** Days in a row with the same hours are one line. */
function rangesOf(spansOf: (day: Weekday) => readonly string[]): readonly DayRange[] {
  const ranges: DayRange[] = [];
  for (const day of weekdays) {
    const spans = spansOf(day);
    const before = ranges.at(-1);
    if (before && String(before.spans) === String(spans))
      ranges[ranges.length - 1] = { ...before, last: day };
    else ranges.push({ first: day, last: day, spans });
  }
  return ranges;
}
