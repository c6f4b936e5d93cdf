import { weekdays } from '@clearpaw/domain';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../../platform/messages/index.ts';
import { Button, IconButton } from '../../../ui/button/index.ts';
import { TextField } from '../../../ui/field/index.ts';
import { publicPageMessages } from '../messages.gen.ts';
import { ClosedDates } from './closed-dates.tsx';
import { HoursText } from './hours-text.tsx';
import { pageSettingsMessages } from './messages.gen.ts';
import { type DetailsDraft, newSpan, type PageProblem, type SpanDraft } from './page-draft.ts';

interface HoursFieldProps {
  readonly draft: DetailsDraft;
  readonly timeZone: string;
  readonly isDisabled: boolean;
  readonly problem: Extract<PageProblem, { at: 'span' }> | null;
  readonly onChange: (part: Partial<DetailsDraft>) => void;
}

/** The opening hours, one line a day, and on a press the fields that change them. */
export function HoursField({ draft, timeZone, isDisabled, problem, onChange }: HoursFieldProps) {
  const messages = pageSettingsMessages;
  const format = useFormat();
  const { week, closedOn } = draft;
  const [isChanging, setChanging] = useState(false);
  const set = (key: string, part: Partial<SpanDraft>) =>
    onChange({ week: week.map((span) => (span.key === key ? { ...span, ...part } : span)) });
  return (
    <fieldset className="min-w-0">
      <legend className="type-label">{messages.hours}</legend>
      <p className="text-ink-2 type-small">{messages.hoursLead(format.timeZone(timeZone))}</p>
      {week.length === 0 ? (
        <div className="mt-3">
          <Button
            variant="secondary"
            size="small"
            icon={Plus}
            isDisabled={isDisabled}
            onPress={() => {
              onChange({ week: weekdays.slice(0, 5).map((day) => newSpan(day)) });
              setChanging(true);
            }}
          >
            {messages.addHours}
          </Button>
        </div>
      ) : !isChanging && problem === null ? (
        <HoursText draft={draft} isDisabled={isDisabled} onChange={() => setChanging(true)} />
      ) : (
        <>
          <ul className="mt-3 flex flex-col divide-y divide-line">
            {weekdays.map((day) => (
              <DayRow
                key={day}
                day={day}
                spans={week.filter((span) => span.day === day)}
                isDisabled={isDisabled}
                problem={problem}
                onSet={set}
                onAdd={() => onChange({ week: [...week, newSpan(day)] })}
                onRemove={(key) => onChange({ week: week.filter((span) => span.key !== key) })}
              />
            ))}
          </ul>
          <ClosedDates
            closedOn={closedOn}
            isDisabled={isDisabled}
            onChange={(dates) => onChange({ closedOn: dates })}
          />
          <div className="mt-3">
            <Button
              variant="ghost"
              size="small"
              isDisabled={isDisabled}
              onPress={() => onChange({ week: [], closedOn: [] })}
            >
              {messages.removeHours}
            </Button>
          </div>
        </>
      )}
    </fieldset>
  );
}

interface DayRowProps {
  readonly day: SpanDraft['day'];
  readonly spans: readonly SpanDraft[];
  readonly isDisabled: boolean;
  readonly problem: HoursFieldProps['problem'];
  readonly onSet: (key: string, part: Partial<SpanDraft>) => void;
  readonly onAdd: () => void;
  readonly onRemove: (key: string) => void;
}

function DayRow({ day, spans, isDisabled, problem, onSet, onAdd, onRemove }: DayRowProps) {
  const messages = pageSettingsMessages;
  const name = publicPageMessages.days[day];
  return (
    <li className="grid gap-x-3 gap-y-1 py-2 md:grid-cols-[8.5rem_minmax(0,1fr)_auto] md:items-start">
      <div className="contents max-md:flex max-md:flex-wrap max-md:items-center max-md:justify-between max-md:gap-x-4">
        <p className="flex min-h-11 items-center type-strong">
          {name}
          {spans.length === 0 && (
            <span className="whitespace-pre font-normal text-ink-2"> · {messages.closed}</span>
          )}
        </p>
        <Button
          variant="ghost"
          size="small"
          icon={Plus}
          isDisabled={isDisabled}
          aria-label={messages.addSpan(name)}
          onPress={onAdd}
          className="md:order-last"
        >
          {messages.add}
        </Button>
      </div>
      <div className="flex flex-col gap-2 md:order-2">
        {spans.map(({ key, opens, closes }) => {
          const said = problem?.key === key ? (problem.said ?? messages.problems.time) : undefined;
          return (
            <div
              key={key}
              // On the narrowest phones two times of day beside each other would be cut.
              className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_2.75rem] items-end gap-2 max-[22.5rem]:grid-cols-[minmax(0,1fr)_2.75rem] md:gap-3"
            >
              <TextField
                label={<span className="sr-only">{messages.opens(name)}</span>}
                type="time"
                value={opens}
                isDisabled={isDisabled}
                onChange={(time) => onSet(key, { opens: time })}
              />
              <div className="max-[22.5rem]:col-start-1 max-[22.5rem]:row-start-2">
                <TextField
                  label={<span className="sr-only">{messages.closes(name)}</span>}
                  type="time"
                  value={closes}
                  isDisabled={isDisabled}
                  error={said}
                  onChange={(time) => onSet(key, { closes: time })}
                />
              </div>
              <IconButton
                icon={X}
                label={messages.removeSpan(name, opens)}
                isDisabled={isDisabled}
                onPress={() => onRemove(key)}
              />
            </div>
          );
        })}
      </div>
    </li>
  );
}
