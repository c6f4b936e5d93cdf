import { addDays, type Service } from '@clearpaw/domain';
import { paths } from '../../paths/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { PetPhoto } from '../../ui/pet/index.ts';
import { Anchor } from '../../ui/provider/index.ts';
import { classes } from '../../ui/style/index.ts';
import { VerdictShape } from '../../ui/verdict/index.ts';
import { visitMessages } from './messages.gen.ts';
import { StayBar } from './stay-bar.tsx';
import { type GetVisitAppearance, isOn, type PetVisit, type VisitBusiness, visitFaceOf } from './visit.ts';
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
          </div>
        ))}
      </div>
      {groups.map((group) => (
        <ServiceWeek
          key={group.service.code}
          {...group}
          days={days}
          from={from}
          today={today}
          readOnly={business.readOnly}
          verdictAppearance={verdictAppearance}
        />
      ))}
    </div>
  );
}

interface ServiceWeekProps extends Pick<WeekGridProps, 'from' | 'today' | 'verdictAppearance'> {
  readonly service: Service;
  readonly visits: readonly PetVisit[];
  readonly days: readonly string[];
  readonly readOnly: boolean;
}

function ServiceWeek({ service, visits, days, from, today, readOnly, verdictAppearance }: ServiceWeekProps) {
  const stays = visits.filter(({ arrival, departure }) => arrival !== departure);
  const single = visits.filter(({ arrival, departure }) => arrival === departure);
  return (
    <section
      aria-label={service.name}
      className={classes(columns, 'auto-rows-min border-line border-t pb-3')}
    >
      <h2 className="row-span-1 px-3 py-3 type-label">{service.name}</h2>
      {days.map((day) => (
        <DayCell
          key={day}
          day={day}
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

interface DayCellProps extends Pick<WeekGridProps, 'verdictAppearance'> {
  readonly day: string;
  readonly single: readonly PetVisit[];
  readonly total: number;
  readonly capacity: number | undefined;
  readonly readOnly: boolean;
}

/** Where a mouse can point at the row, its menu appears there, and the name has the width of the day. */
const menuStyle =
  'pointer-fine:absolute pointer-fine:end-0 pointer-fine:rounded-field pointer-fine:bg-surface pointer-fine:not-group-hover:not-focus-within:opacity-0';

/** The number of visits, the portraits, and the exceptions by name. */
function DayCell({ day, single, total, capacity, readOnly, verdictAppearance }: DayCellProps) {
  const messages = visitMessages;
  const format = useFormat();
  const count = format.number(total);
  return (
    <div className="border-line border-s px-2 py-3">
      {total > 0 && (
        <p className="type-small tabular-nums">
          <span className="sr-only">{format.weekday(day)}: </span>
          {capacity === undefined ? count : messages.of(count, format.number(capacity))}
        </p>
      )}
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
                <span className={menuStyle}>
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
