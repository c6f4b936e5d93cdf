import { parseDate } from '@internationalized/date';
import { Calendar as CalendarIcon } from 'lucide-react';
import { Button, DateInput, DatePicker, DateSegment, Dialog, Group, Popover } from 'react-aria-components';
import { Icon } from '../icon/index.ts';
import { uiMessages } from '../provider/index.ts';
import { classes, fieldStyle, given, popoverStyle } from '../style/index.ts';
import { FieldFoot } from './field-foot.tsx';
import { FieldLabel } from './field-label.tsx';
import { type FieldMessages, toneOf } from './field-messages.ts';
import { MonthCalendar } from './month-calendar.tsx';
import { steady } from './steady.tsx';

interface DateFieldProps extends FieldMessages {
  readonly id?: string | undefined;
  /** An ISO day, "2026-11-18", or null while the date is incomplete. */
  readonly value: string | null;
  readonly onChange: (day: string | null) => void;
  /** The first and last day that can be chosen, ISO. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly name?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly className?: string | undefined;
}

const dayOrNothing = <Name extends string>(name: Name, day: string | undefined) =>
  day ? ({ [name]: parseDate(day) } as Record<Name, ReturnType<typeof parseDate>>) : {};

/** A day, by typing in the reader's own order of day and month, or from a calendar. */
export const DateField = steady(DayField);

function DayField(props: DateFieldProps) {
  const { label, help, warning, error, optional, aside, value, onChange, min, max, className, ...rest } =
    props;
  const messages = uiMessages;
  return (
    <DatePicker
      {...given(rest)}
      {...dayOrNothing('minValue', min)}
      {...dayOrNothing('maxValue', max)}
      value={value ? parseDate(value) : null}
      onChange={(day) => onChange(day ? day.toString().slice(0, 10) : null)}
      shouldForceLeadingZeros
      validationBehavior="aria"
      isInvalid={Boolean(error)}
      className={classes(fieldStyle.frame, className)}
    >
      <FieldLabel label={label} optional={optional} aside={aside} />
      <Group className={classes(fieldStyle.box(toneOf({ error, warning })), 'ps-1! pe-2!')}>
        <Button
          aria-label={messages.openCalendar}
          className="grid size-11 shrink-0 place-items-center rounded-field text-ink-3 hover:text-ink"
        >
          <Icon of={CalendarIcon} />
        </Button>
        <DateInput className="-ms-3.5 flex min-w-0 flex-1 items-center py-2.5 tabular-nums">
          {(segment) => (
            <DateSegment
              segment={segment}
              className="rounded-bar px-0.5 outline-none data-[type=literal]:px-0 data-focused:bg-evergreen data-focused:text-on-evergreen data-placeholder:not-data-focused:text-ink-3"
            />
          )}
        </DateInput>
      </Group>
      <FieldFoot help={help} warning={warning} error={error} />
      <Popover offset={6} className={classes(popoverStyle, 'p-4')}>
        <Dialog className="outline-none">
          <MonthCalendar />
        </Dialog>
      </Popover>
    </DatePicker>
  );
}
