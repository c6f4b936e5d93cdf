import { paths } from '../../paths/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { Banner } from '../../ui/feedback/index.ts';
import { TextLink } from '../../ui/link/index.ts';
import { PetPhoto } from '../../ui/pet/index.ts';
import { Card, Row, Rows } from '../../ui/surface/index.ts';
import { VerdictTag } from '../../ui/verdict/index.ts';
import { visitMessages } from './messages.gen.ts';
import {
  type GetVisitAppearance,
  isClosed,
  isOn,
  type PetVisit,
  type VisitBusiness,
  visitFaceOf,
} from './visit.ts';
import { VisitActions } from './visit-actions.tsx';

interface DayListProps {
  readonly business: VisitBusiness;
  readonly visits: readonly PetVisit[];
  readonly day: string;
  readonly verdictAppearance: GetVisitAppearance;
}

/** One day of the calendar, for narrow screens. */
export function DayList({ business, visits, day, verdictAppearance }: DayListProps) {
  const messages = visitMessages;
  const format = useFormat();
  const here = visits.filter((visit) => isOn(visit, day));
  return (
    <section aria-labelledby="calendar-day" className="lg:hidden">
      <div className="mb-4">
        <h2 id="calendar-day" className="type-h2-page">
          {format.weekday(day)}
        </h2>
        <p className="mt-1 text-ink-2 tabular-nums type-small empty:hidden">
          {business.services
            .map(({ code, ...service }) => ({
              ...service,
              count: here.filter((visit) => visit.service === code).length,
            }))
            .filter(({ count }) => count > 0)
            .map(({ name, capacity, count }) =>
              capacity === undefined
                ? `${name} ${messages.plannedCount(format.number(count))}`
                : `${name} ${messages.plannedOf(format.number(count), format.number(capacity))}`,
            )
            .join(' · ')}
        </p>
      </div>
      {isClosed(business, day) && (
        <Banner tone="wait" className="mb-4">
          {messages.closedThisDay}
        </Banner>
      )}
      <Card padding="large">
        {here.length === 0 && <p className="text-ink-2">{messages.noVisits}</p>}
        <Rows>
          {here.map((visit) => (
            <DayRow key={visit.id} business={business} visit={visit} verdictAppearance={verdictAppearance} />
          ))}
        </Rows>
      </Card>
    </section>
  );
}

interface DayRowProps extends Pick<DayListProps, 'business' | 'verdictAppearance'> {
  readonly visit: PetVisit;
}

function DayRow({ business, visit, verdictAppearance }: DayRowProps) {
  const messages = visitMessages;
  const format = useFormat();
  const { kind, word } = verdictAppearance(visit.verdict);
  const service = business.services.find(({ code }) => code === visit.service)?.name ?? messages.noService;
  return (
    <Row
      start={<PetPhoto pet={visitFaceOf(visit)} size={44} />}
      title={
        <span className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
          <TextLink href={paths.businessPet(visit.petId)} className="relative after:absolute after:-inset-3">
            {visit.petName}
          </TextLink>
          <VerdictTag kind={kind}>{word}</VerdictTag>
        </span>
      }
      detail={
        visit.departure === visit.arrival
          ? service
          : `${service} · ${messages.until(format.weekday(visit.departure))}`
      }
      menu={!business.readOnly && visit.state !== 'done' && <VisitActions visit={visit} viewer="staff" />}
    />
  );
}
