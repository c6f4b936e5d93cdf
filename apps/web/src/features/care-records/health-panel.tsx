import { calendarDateIn, type HealthKind, type Severity } from '@clearpaw/domain';
import { Hand, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFormat } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { CallErrorPanel, Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import type { TickList } from '../../ui/field/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import { useReadOnly } from '../../ui/provider/index.ts';
import { DateStub } from '../../ui/record/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { Tag } from '../../ui/tag/index.ts';
import type { HealthEntry } from './care-entry.ts';
import { CareEntryRow } from './care-entry-row.tsx';
import { healthMessages } from './health-messages.gen.ts';
import { isCurrent } from './is-current.ts';
import { useHealth } from './use-care.ts';
import { useCareDialogs } from './use-care-dialogs.tsx';

interface HealthPanelProps {
  readonly petId: string;
  readonly kind: HealthKind;
  readonly proofField?: TickList | undefined;
}

/** All records of one kind: current ones first, past ones behind a button. */
export function HealthPanel({ petId, kind, proofField }: HealthPanelProps) {
  const messages = healthMessages;
  const { entries, list } = useHealth(petId, kind);
  const { add, open, dialogs } = useCareDialogs(petId, proofField);
  const [showPast, setShowPast] = useState(false);
  const today = calendarDateIn(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone);
  const current = entries.filter((entry) => isCurrent(entry, today));
  const past = entries.filter((entry) => !isCurrent(entry, today));
  return (
    <Panel title={messages.titles[kind]} action={<AddButton kind={kind} onPress={() => add(kind)} />}>
      <CallErrorPanel call={list} />
      {list.isPending && (
        <Skeleton>
          <SkeletonBlock shape="card" className="h-16 w-full" />
        </Skeleton>
      )}
      {list.data && current.length === 0 && <p className="type-small text-ink-2">{messages.none[kind]}</p>}
      <ul className="divide-y divide-line">
        {[...current, ...(showPast ? past : [])].map((entry) => (
          <CareEntryRow
            key={entry.record.id}
            entry={entry}
            start={<Stub entry={entry} />}
            detail={entry.kind === 'allergy' ? entry.record.reaction : undefined}
            onOpen={(what) => open(what, entry)}
          >
            <Notes entry={entry} />
          </CareEntryRow>
        ))}
      </ul>
      {past.length > 0 && (
        <Button
          variant="ghost"
          size="small"
          className="mt-3"
          aria-expanded={showPast}
          onPress={() => setShowPast(!showPast)}
        >
          {showPast ? messages.showLess : messages.past(past.length)}
        </Button>
      )}
      {kind === 'allergy' && current.length > 0 && (
        <p className="mt-3 type-small text-ink-2">{messages.shownToStaff}</p>
      )}
      {dialogs}
    </Panel>
  );
}

export function AddButton({ kind, onPress }: { readonly kind: HealthKind; readonly onPress: () => void }) {
  const messages = healthMessages;
  if (useReadOnly()) return null;
  return (
    <Button variant="tonal" size="small" icon={Plus} aria-label={messages.addKind[kind]} onPress={onPress}>
      {messages.add}
    </Button>
  );
}

function Stub({ entry: { kind, record } }: { readonly entry: HealthEntry }): ReactNode {
  const format = useFormat();
  if (kind !== 'vetVisit') return null;
  return <DateStub {...format.stub(record.on)} />;
}

const severityTones = { mild: 'sunken', moderate: 'changed', severe: 'stop' } as const satisfies Record<
  Severity,
  string
>;

function Notes({ entry: { kind, record } }: { readonly entry: HealthEntry }): ReactNode {
  const messages = healthMessages;
  if (kind === 'allergy') {
    return <Tag tone={severityTones[record.severity]}>{messages.severities[record.severity]}</Tag>;
  }
  if (kind !== 'medication' || !record.duringVisits) return null;
  return (
    <p className="flex items-center gap-1.5 type-small text-evergreen-ink">
      <Icon of={Hand} size={16} />
      {messages.given}
    </p>
  );
}
