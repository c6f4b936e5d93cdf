import type { checkIns, OutputOf } from '@clearpaw/contract';
import { useCall } from '../../platform/data/index.ts';
import { useFormat, useWordsOf } from '../../platform/words/index.ts';
import { ErrorPanel } from '../../ui/feedback/index.ts';
import { Panel, Row, Rows } from '../../ui/surface/index.ts';
import { connectedPetWords } from './words.ts';

type CheckIn = OutputOf<typeof checkIns.listCheckIns>['items'][number];

const mostShown = 10;

interface VisitsPanelProps {
  readonly businessId: string;
  readonly petId: string;
  readonly visits: number;
  readonly turnedAway: number;
}

const countsOf = (counts: readonly (string | false)[]): string | undefined =>
  counts.filter(Boolean).join(', ') || undefined;

/** How often it was checked in and turned away, and the latest arrivals of either kind. */
export function VisitsPanel({ businessId, petId, visits, turnedAway }: VisitsPanelProps) {
  const words = useWordsOf(connectedPetWords);
  const format = useFormat();
  const latest = useCall('listCheckIns', { businessId, petId, limit: mostShown });
  const stateOf = ({ decision, departedAt }: CheckIn) => {
    if (decision === 'admitted') return departedAt ? words.left(format.time(departedAt)) : words.here;
    if (decision === 'denied') return words.refused;
    return departedAt ? words.unanswered : words.waiting;
  };
  return (
    <Panel
      title={words.visits}
      lead={countsOf([
        visits > 0 && words.visitCount(visits),
        turnedAway > 0 && words.turnedAwayCount(turnedAway),
      ])}
    >
      {latest.isError && (
        <ErrorPanel onRetry={() => void latest.refetch()}>{latest.error.message}</ErrorPanel>
      )}
      {latest.data?.items.length === 0 && <p className="type-small text-ink-2">{words.noVisits}</p>}
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
