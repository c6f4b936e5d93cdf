import { useFormat } from '../../platform/messages/index.ts';
import { CallErrorPanel } from '../../ui/feedback/index.ts';
import { Panel, QuietPanel, Row, Rows } from '../../ui/surface/index.ts';
import { connectedPetMessages } from './messages.gen.ts';
import { type LatestVisit, useLatestVisits } from './use-latest-visits.ts';

interface VisitsPanelProps {
  readonly businessId: string;
  readonly petId: string;
  readonly visits: number;
  readonly turnedAway: number;
}

const countsOf = (counts: readonly (string | false)[]): string | undefined =>
  counts.filter(Boolean).join(', ') || undefined;

/** How often the pet was checked in and denied, and the latest arrivals of both kinds. */
export function VisitsPanel({ businessId, petId, visits, turnedAway }: VisitsPanelProps) {
  const messages = connectedPetMessages;
  const format = useFormat();
  const latest = useLatestVisits(businessId, petId);
  const stateOf = ({ decision, departedAt }: LatestVisit) => {
    if (decision === 'admitted') return departedAt ? messages.left(format.time(departedAt)) : messages.here;
    if (decision === 'denied') return messages.refused;
    return departedAt ? messages.unanswered : messages.waiting;
  };
  if (latest.data?.items.length === 0) {
    return <QuietPanel title={messages.visits}>{messages.noVisits}</QuietPanel>;
  }
  return (
    <Panel
      title={messages.visits}
      lead={countsOf([
        visits > 0 && messages.visitCount(visits),
        turnedAway > 0 && messages.turnedAwayCount(turnedAway),
      ])}
    >
      <CallErrorPanel call={latest} />
      <Rows>
        {(latest.data?.items ?? []).map((visit) => (
          <Row
            key={visit.id}
            title={<time dateTime={visit.arrivedAt}>{format.dayTime(visit.arrivedAt)}</time>}
            detail={visit.overrideReason}
            end={stateOf(visit)}
          />
        ))}
      </Rows>
    </Panel>
  );
}
