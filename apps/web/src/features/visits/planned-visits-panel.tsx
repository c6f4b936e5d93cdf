import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import { useReadOnly } from '../../ui/provider/index.ts';
import { Panel, Row, Rows } from '../../ui/surface/index.ts';
import { VerdictShape } from '../../ui/verdict/index.ts';
import { visitMessages } from './messages.gen.ts';
import { PlanVisitDialog } from './plan-visit-dialog.tsx';
import type { GetVisitAppearance, PetVisit } from './visit.ts';
import { VisitActions } from './visit-actions.tsx';

interface VisitsPanelProps {
  readonly pet: { readonly id: string; readonly name: string };
  readonly businesses: readonly { readonly id: string; readonly name: string }[];
  /** Null until they are known. */
  readonly visits: readonly PetVisit[] | null;
  readonly viewer: 'owner' | 'staff';
  readonly verdictAppearance: GetVisitAppearance;
}

/** The upcoming visits of a pet; each can be changed or cancelled, and another one planned. */
export function PlannedVisitsPanel({ pet, businesses, visits, viewer, verdictAppearance }: VisitsPanelProps) {
  const messages = visitMessages;
  const readOnly = useReadOnly();
  const [planning, setPlanning] = useState(false);
  return (
    <Panel title={messages.visits}>
      {visits === null && (
        <Skeleton>
          <SkeletonBlock className="h-11 w-full" />
        </Skeleton>
      )}
      {visits?.length === 0 && <p className="text-ink-2">{messages.none}</p>}
      <Rows>
        {visits?.map((visit) => (
          <VisitRow key={visit.id} visit={visit} viewer={viewer} verdictAppearance={verdictAppearance} />
        ))}
      </Rows>
      {!readOnly && businesses.length > 0 && (
        <Button
          variant="secondary"
          wide
          icon={CalendarPlus}
          className="mt-4"
          onPress={() => setPlanning(true)}
        >
          {messages.plan}
        </Button>
      )}
      {planning && (
        <PlanVisitDialog
          pet={pet}
          businesses={businesses}
          viewer={viewer}
          onClose={() => setPlanning(false)}
        />
      )}
    </Panel>
  );
}

interface VisitRowProps extends Pick<VisitsPanelProps, 'viewer' | 'verdictAppearance'> {
  readonly visit: PetVisit;
}

function VisitRow({ visit, viewer, verdictAppearance }: VisitRowProps) {
  const messages = visitMessages;
  const format = useFormat();
  const readOnly = useReadOnly();
  const { kind, word } = verdictAppearance(visit.verdict);
  const days = messages.span(...format.span('weekday', visit));
  const state = visit.state === 'present' ? messages.here : word;
  return (
    <Row
      start={<VerdictShape kind={kind} size={28} />}
      title={viewer === 'owner' ? visit.businessName : days}
      detail={[...(viewer === 'owner' ? [days] : []), state, visit.note].filter(Boolean).join(' · ')}
      end={!readOnly && <VisitActions visit={visit} viewer={viewer} />}
    />
  );
}
