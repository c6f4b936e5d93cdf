import { addDays, type Service } from '@clearpaw/domain';
import { paths } from '../../paths/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { PetPhoto } from '../../ui/pet/index.ts';
import { Anchor } from '../../ui/provider/index.ts';
import { classes } from '../../ui/style/index.ts';
import { VerdictShape } from '../../ui/verdict/index.ts';
import { menuOverRow } from './menu-over-row.ts';
import { visitMessages } from './messages.gen.ts';
import { StayBar } from './stay-bar.tsx';
import {
  type GetVisitAppearance,
  isClosed,
  isOn,
  type PetVisit,
  type VisitBusiness,
  visitFaceOf,
} from './visit.ts';
import { VisitActions } from './visit-actions.tsx';

interface WeekGridProps {
  readonly business: VisitBusiness;
  readonly visits: readonly PetVisit[];
  readonly from: string;
  readonly today: string;
  readonly verdictAppearance: GetVisitAppearance;
}

const columns = 'grid grid-cols-[7rem_repeat(7,minmax(0,1fr))]';

/** Seven days by service: counts for single days, bars for stays. */
export function WeekGrid({ business, visits, from, today, verdictAppearance }: WeekGridProps) {
  const messages = visitMessages;
  const format = useFormat();
  const days = Array.from({ length: 7 }, (_, index) => addDays(from, index));
  const known = new Set(business.services.map(({ code }) => code));
  const other = visits.filter(({ service }) => service === null || !known.has(service));
  const groups: { service: Service; visits: readonly PetVisit[] }[] = business.services.map((service) => ({
    service,
    visits: visits.filter((visit) => visit.service === service.code),
  }));
  if (other.length > 0) groups.push({ service: { code: '', name: messages.noService }, visits: other });
  return (
    <div className="overflow-hidden rounded-panel border border-line bg-surface max-lg:hidden">
      <div className={columns}>
        <span />
        {days.map((day) => (
          <div
            key={day}
            data-day={day}
            aria-current={day === today ? 'date' : undefined}
            className={classes('border-line border-s px-3 py-2', day === today && 'bg-evergreen-tint')}
          >
            <span className="block type-small text-ink-2">{format.weekday(day).split(',')[0]}</span>
            <span className="type-h2-panel tabular-nums">{format.stub(day).day}</span>
            {isClosed(business, day) && (
              <span className="block text-ink-3 type-caption">{messages.closed}</span>
            )}
          </div>
        ))}
      </div>
      {groups.map((group) => (
        <ServiceWeek
          key={group.service.code}
          {...group}
          business={business}
          days={days}
          from={from}
          today={today}
          verdictAppearance={verdictAppearance}
        />
      ))}
    </div>
  );
}

interface ServiceWeekProps extends Pick<WeekGridProps, 'business' | 'from' | 'today' | 'verdictAppearance'> {
  readonly service: Service;
  readonly visits: readonly PetVisit[];
  readonly days: readonly string[];
}

function ServiceWeek({ business, service, visits, days, from, today, verdictAppearance }: ServiceWeekProps) {
  const messages = visitMessages;
  const format = useFormat();
  const { readOnly } = business;
  const stays = visits.filter(({ arrival, departure }) => arrival !== departure);
  const single = visits.filter(({ arrival, departure }) => arrival === departure);
  return (
    <section
      aria-label={service.name}
      className={classes(columns, 'relative isolate auto-rows-min border-line border-t pb-3')}
    >
      <DayColumns business={business} days={days} today={today} />
      <h2 className="row-span-1 px-3 py-3 type-label">
        {service.name}
        {service.capacity !== undefined && (
          <span className="block font-normal text-ink-2 type-caption">
            {messages.perDay(format.number(service.capacity))}
          </span>
        )}
      </h2>
      {days.map((day) => (
        <DayCell
          key={day}
          day={day}
          closed={isClosed(business, day)}
          single={single.filter((visit) => visit.arrival === day)}
          total={visits.filter((visit) => isOn(visit, day)).length}
          capacity={service.capacity}
          readOnly={readOnly}
          verdictAppearance={verdictAppearance}
        />
      ))}
      {stays.map((visit) => (
        <StayBar
          key={visit.id}
          visit={visit}
          from={from}
          today={today}
          readOnly={readOnly}
          verdictAppearance={verdictAppearance}
        />
      ))}
    </section>
  );
}

interface DayColumnsProps extends Pick<WeekGridProps, 'business' | 'today'> {
  readonly days: readonly string[];
}

/** The lines between the days, behind the counts and the bars of a service; closed days are hatched. */
function DayColumns({ business, days, today }: DayColumnsProps) {
  return (
    <div aria-hidden className={classes(columns, '-z-1 absolute inset-0')}>
      <span />
      {days.map((day) => (
        <span
          key={day}
          className={classes(
            'border-line border-s',
            isClosed(business, day) && 'bg-closed',
            day === today && 'bg-evergreen-tint/40',
          )}
        />
      ))}
    </div>
  );
}

interface DayCellProps extends Pick<WeekGridProps, 'verdictAppearance'> {
  readonly day: string;
  readonly single: readonly PetVisit[];
  readonly total: number;
  readonly closed: boolean;
  readonly capacity: number | undefined;
  readonly readOnly: boolean;
}

/** The number of visits, the portraits, and the exceptions by name. */
function DayCell({ day, closed, single, total, capacity, readOnly, verdictAppearance }: DayCellProps) {
  const messages = visitMessages;
  const format = useFormat();
  const count = format.number(total);
  return (
    <div className="px-2 py-3">
      {closed && total === 0 && (
        <p className="text-ink-2 type-caption">
          <span className="sr-only">{format.weekday(day)}: </span>
          {messages.closed}
        </p>
      )}
      {total > 0 && (
        <p className="font-semibold type-small tabular-nums">
          <span className="sr-only">{format.weekday(day)}: </span>
          {messages.plannedCount(count)}
        </p>
      )}
      {total > 0 && capacity !== undefined && <FillBar total={total} capacity={capacity} />}
      <ul className="mt-1 flex flex-col">
        {single.map((visit) => {
          const { kind, word } = verdictAppearance(visit.verdict);
          return (
            <li key={visit.id} className="group relative flex min-w-0 items-center">
              <Anchor
                href={paths.businessPet(visit.petId)}
                className="flex min-h-11 min-w-0 flex-1 items-center gap-1.5 rounded-field no-underline hover:bg-evergreen-tint"
              >
                <span className="pointer-coarse:hidden">
                  <PetPhoto pet={visitFaceOf(visit)} size={24} />
                </span>
                <span className="min-w-0 flex-1 truncate type-small">{visit.petName}</span>
                {kind !== 'ok' && <VerdictShape kind={kind} size={18} label={word} />}
              </Anchor>
              {!readOnly && visit.state !== 'done' && (
                <span className={menuOverRow}>
                  <VisitActions visit={visit} viewer="staff" />
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** How much of the capacity is taken; full is marigold. The words above it say the same. */
function FillBar({ total, capacity }: { readonly total: number; readonly capacity: number }) {
  const full = total >= capacity;
  return (
    <svg
      width="100%"
      height="4"
      className="mt-1 mb-1 block rounded-bar bg-sunken rtl:-scale-x-100"
      aria-hidden
    >
      <rect
        width={`${Math.min(100, (total / capacity) * 100)}%`}
        height="4"
        rx="2"
        className={full ? 'fill-marigold' : 'fill-evergreen'}
      />
    </svg>
  );
}
