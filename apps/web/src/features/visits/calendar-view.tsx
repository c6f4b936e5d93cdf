import { addDays, calendarDateIn } from '@clearpaw/domain';
import { CalendarPlus, ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFormat } from '../../platform/messages/index.ts';
import { Button, IconButton } from '../../ui/button/index.ts';
import { FilterChips } from '../../ui/choice/index.ts';
import { Banner, CallErrorPanel, Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import { PageTitle } from '../../ui/shell/index.ts';
import { ChoosePet } from './choose-pet.tsx';
import { DayList } from './day-list.tsx';
import { visitMessages } from './messages.gen.ts';
import { NeedsWork } from './needs-work.tsx';
import { useVisits } from './use-visits.ts';
import { VerdictLegend } from './verdict-legend.tsx';
import { type GetVisitAppearance, type VisitBusiness, weekStartOf } from './visit.ts';
import { WeekGrid } from './week-grid.tsx';

interface CalendarViewProps {
  readonly business: VisitBusiness;
  /** Emails the owners of pets, if the reader may. */
  readonly remind: ((petIds: readonly string[] | null, onClose: () => void) => ReactNode) | null;
  readonly verdictAppearance: GetVisitAppearance;
}

const everything = '';

/** A business's week by service; on a phone, one day as a list. */
export function CalendarView({ business, remind, verdictAppearance }: CalendarViewProps) {
  const messages = visitMessages;
  const format = useFormat();
  const today = calendarDateIn(Date.now(), business.timeZone);
  const [day, setDay] = useState<string>(today);
  const [service, setService] = useState(everything);
  const [planning, setPlanning] = useState(false);
  const from = weekStartOf(day);
  const to = addDays(from, 6);
  const week = useVisits(business.id, from, to);
  const all = week.visits ?? [];
  const shown = service === everything ? all : all.filter((visit) => visit.service === service);
  const chips = business.services.map(({ code, name }) => ({
    id: code,
    label: name,
    count: format.number(all.filter((visit) => visit.service === code).length),
  }));
  const parts = { business, visits: shown, today, verdictAppearance };
  return (
    <div className="flex flex-col gap-6">
      <PageTitle
        kind="business"
        aside={
          <span className="text-ink-2 max-lg:hidden">{messages.week(format.day(from), format.day(to))}</span>
        }
        actions={
          <div className="flex flex-wrap items-center gap-1 md:gap-2">
            <Step day={day} onDay={setDay} today={today} />
            {!business.readOnly && (
              <Button icon={CalendarPlus} onPress={() => setPlanning(true)}>
                {messages.plan}
              </Button>
            )}
          </div>
        }
      >
        {messages.calendar}
      </PageTitle>
      <NeedsWork visits={all} today={today} remind={remind} verdictAppearance={verdictAppearance} />
      {chips.length > 1 && (
        <FilterChips
          label={messages.showService}
          chips={[{ id: everything, label: messages.allServices }, ...chips]}
          value={service}
          onChange={setService}
        />
      )}
      {week.error && <CallErrorPanel call={week} />}
      {week.cut && <Banner tone="soon">{messages.tooMany}</Banner>}
      {week.visits === null && !week.error && (
        <Skeleton>
          <SkeletonBlock shape="card" className="h-96 w-full" />
        </Skeleton>
      )}
      {week.visits && (
        <>
          <WeekGrid {...parts} from={from} />
          <DayList {...parts} day={day} />
          <VerdictLegend verdictAppearance={verdictAppearance} />
        </>
      )}
      {planning && <ChoosePet business={business} day={day} onClose={() => setPlanning(false)} />}
    </div>
  );
}

interface StepProps {
  readonly day: string;
  readonly today: string;
  readonly onDay: (day: string) => void;
}

/** Back, today and forward: by week, or by day if one day is shown. */
function Step({ day, today, onDay }: StepProps) {
  const messages = visitMessages;
  const by = (days: number) => () => onDay(addDays(day, days));
  return (
    <>
      <span className="contents max-lg:hidden">
        <IconButton icon={ChevronLeft} label={messages.previousWeek} onPress={by(-7)} />
      </span>
      <span className="contents lg:hidden">
        <IconButton icon={ChevronLeft} label={messages.previousDay} onPress={by(-1)} />
      </span>
      <Button variant="secondary" onPress={() => onDay(today)}>
        {messages.today}
      </Button>
      <span className="contents max-lg:hidden">
        <IconButton icon={ChevronRight} label={messages.nextWeek} onPress={by(7)} />
      </span>
      <span className="contents lg:hidden">
        <IconButton icon={ChevronRight} label={messages.nextDay} onPress={by(1)} />
      </span>
    </>
  );
}
