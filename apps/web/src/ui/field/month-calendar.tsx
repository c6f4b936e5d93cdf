import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components';
import { Icon } from '../icon/index.ts';

const turn =
  'grid size-11 place-items-center rounded-field text-ink-2 hover:bg-sunken hover:text-ink data-disabled:text-ink-3';

const cell =
  'grid size-11 cursor-pointer place-items-center rounded-full type-body tabular-nums text-ink outline-offset-[-3px] ' +
  'data-hovered:bg-sunken data-selected:bg-evergreen data-selected:font-semibold data-selected:text-on-evergreen ' +
  'data-outside-month:invisible data-disabled:cursor-default data-disabled:text-ink-3 data-disabled:line-through ' +
  'data-today:not-data-selected:inset-ring-2 data-today:not-data-selected:inset-ring-line-strong';

/** One month of a calendar; its day comes from the field that opened it. */
export function MonthCalendar() {
  return (
    <Calendar>
      <header className="mb-2 flex items-center justify-between">
        <Button slot="previous" className={turn}>
          <Icon of={ChevronLeft} className="rtl:-scale-x-100" />
        </Button>
        <Heading className="type-strong" />
        <Button slot="next" className={turn}>
          <Icon of={ChevronRight} className="rtl:-scale-x-100" />
        </Button>
      </header>
      <CalendarGrid className="border-collapse">
        <CalendarGridHeader>
          {(day) => (
            <CalendarHeaderCell className="h-8 font-normal type-caption text-ink-3">{day}</CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className={cell} />}</CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}
