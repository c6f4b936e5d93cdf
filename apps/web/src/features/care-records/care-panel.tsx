import { Plus } from 'lucide-react';
import { Button } from '../../ui/button/index.ts';
import { ErrorPanel, Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import type { TickList } from '../../ui/field/index.ts';
import { Menu } from '../../ui/overlay/index.ts';
import { useReadOnly } from '../../ui/provider/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { askedKinds } from './care-entry.ts';
import { CareEntryRow } from './care-entry-row.tsx';
import { healthMessages } from './health-messages.gen.ts';
import { careMessages } from './messages.gen.ts';
import { useCare } from './use-care.ts';
import { useCareDialogs } from './use-care-dialogs.tsx';

interface CarePanelProps {
  readonly petId: string;
  /** The documents that can prove a record. */
  readonly proofField?: TickList | undefined;
}

/** Tests, treatments, exemptions, statements and evaluations of a pet, and the way to add one. */
export function CarePanel({ petId, proofField }: CarePanelProps) {
  const messages = careMessages;
  const care = useCare(petId);
  const readOnly = useReadOnly();
  const { add, open, dialogs } = useCareDialogs(petId, proofField);
  const items = askedKinds.map((kind) => ({
    id: kind,
    label: messages.kinds[kind],
    detail: messages.kindDetails[kind],
    onAction: () => add(kind),
  }));
  const trigger = (
    <Button variant="tonal" size="small" icon={Plus} aria-label={messages.add}>
      {healthMessages.add}
    </Button>
  );
  return (
    <Panel
      title={messages.title}
      action={!readOnly && <Menu label={messages.add} items={items} trigger={trigger} />}
    >
      {care.problem && <ErrorPanel onRetry={care.retry}>{care.problem.message}</ErrorPanel>}
      {care.isPending ? (
        <Skeleton>
          <SkeletonBlock shape="card" className="h-24 w-full" />
        </Skeleton>
      ) : (
        <>
          {care.entries.length === 0 && (
            <p className="type-small text-ink-2">{readOnly ? messages.noneYet : messages.none}</p>
          )}
          <ul className="divide-y divide-line">
            {care.entries.map((entry) => (
              <CareEntryRow key={entry.record.id} entry={entry} onOpen={(what) => open(what, entry)} />
            ))}
          </ul>
        </>
      )}
      {dialogs}
    </Panel>
  );
}
