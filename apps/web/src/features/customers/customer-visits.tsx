import type { checkIns, OutputOf, visits } from '@clearpaw/contract';
import { addDays, calendarDateIn } from '@clearpaw/domain';
import type { ReactNode } from 'react';
import { useCall, usePages } from '../../platform/data/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { CallErrorPanel } from '../../ui/feedback/index.ts';
import { PetPhoto } from '../../ui/pet/index.ts';
import { Panel, Row, Rows } from '../../ui/surface/index.ts';
import type { CustomerBusiness } from './customer.ts';
import { customerMessages } from './messages.gen.ts';

type CheckIn = OutputOf<typeof checkIns.listCheckIns>['items'][number];
export type ComingVisit = OutputOf<typeof visits.listVisits>['items'][number];

const shownAtOnce = 10;
const daysAhead = 365;

interface CustomerVisitsProps {
  readonly business: CustomerBusiness;
  readonly customerId: string;
  /** Changes or cancels a planned visit. */
  readonly visitActions: (visit: ComingVisit) => ReactNode;
}

/** Planned visits of all pets, and past arrivals, newest first. */
export function CustomerVisits({ business, customerId, visitActions }: CustomerVisitsProps) {
  const messages = customerMessages;
  const format = useFormat();
  const today = calendarDateIn(Date.now(), business.timeZone);
  const about = { businessId: business.id, customerId };
  const to = addDays(today, daysAhead);
  const planned = useCall('listVisits', { ...about, from: today, to, state: 'expected', limit: 20 });
  const coming = planned.data?.items ?? [];
  const input = { ...about, limit: shownAtOnce };
  const query = usePages('listCheckIns', input);
  const arrivals = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      {coming.length > 0 && (
        <Panel title={messages.coming}>
          <Rows>
            {coming.map((visit) => (
              <Row
                key={visit.id}
                start={<Face {...visit} />}
                title={visit.petName}
                detail={visit.note}
                end={
                  <span className="flex items-center gap-2">
                    {messages.span(...format.span('weekday', visit))}
                    {!business.readOnly && visitActions(visit)}
                  </span>
                }
              />
            ))}
          </Rows>
        </Panel>
      )}
      <Panel title={messages.visits}>
        <CallErrorPanel call={query} />
        {query.data && arrivals.length === 0 && <p className="text-ink-2">{messages.noVisits}</p>}
        <Rows>
          {arrivals.map((visit) => (
            <VisitRow key={visit.id} visit={visit} />
          ))}
        </Rows>
        {query.hasNextPage && (
          <Button variant="ghost" className="mt-3" onPress={() => void query.fetchNextPage()}>
            {messages.more}
          </Button>
        )}
      </Panel>
    </>
  );
}

function VisitRow({ visit }: { readonly visit: CheckIn }) {
  const messages = customerMessages;
  const format = useFormat();
  const { decision, departedAt } = visit;
  const stateOf = () => {
    if (decision === 'admitted')
      return departedAt ? messages.left(format.time(departedAt)) : messages.hereNow;
    if (decision === 'denied') return messages.refused;
    return departedAt ? messages.unanswered : messages.waiting;
  };
  return (
    <Row
      start={<Face {...visit} />}
      title={visit.petName}
      detail={<time dateTime={visit.arrivedAt}>{format.dayTime(visit.arrivedAt)}</time>}
      notes={visit.overrideReason && <p className="text-ink-2 type-small">{visit.overrideReason}</p>}
      end={stateOf()}
    />
  );
}

function Face({
  petId,
  petName,
  species,
  colour,
  photoPath,
}: Pick<CheckIn, 'petId' | 'petName' | 'species' | 'colour' | 'photoPath'>) {
  return (
    <PetPhoto pet={{ id: petId, name: petName, species: species ?? 'other', colour, photoPath }} size={36} />
  );
}
