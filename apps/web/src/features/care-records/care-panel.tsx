import { type Evidence, evidenceLevels } from '@clearpaw/domain';
import { History, Pencil, Plus, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useFormat, useMessages } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { ErrorPanel, Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import type { TickList } from '../../ui/field/index.ts';
import { Menu } from '../../ui/overlay/index.ts';
import { useReadOnly } from '../../ui/provider/index.ts';
import { type ProofLevel, RecordProof } from '../../ui/record/index.ts';
import { Card, SectionHeading } from '../../ui/surface/index.ts';
import { Tag } from '../../ui/tag/index.ts';
import { AddCareDialog, CorrectCareDialog } from './care-dialog.tsx';
import { CareHistoryDialog } from './care-history-dialog.tsx';
import { type CareEntry, detailOf, isOwn, nameOf, type OwnKind, ownKinds } from './care-record.ts';
import { careMessages } from './messages.ts';
import { useCare } from './use-care.ts';
import { WithdrawCareDialog } from './withdraw-care-dialog.tsx';

type Open =
  | { readonly what: 'add'; readonly kind: OwnKind }
  | { readonly what: 'correct' | 'withdraw' | 'history'; readonly entry: CareEntry };

interface CarePanelProps {
  readonly petId: string;
  /** The documents that can prove a record. */
  readonly proofField?: TickList | undefined;
}

/** Tests, treatments, exemptions, statements and evaluations of a pet, and the way to add one. */
export function CarePanel({ petId, proofField }: CarePanelProps) {
  const messages = useMessages(careMessages);
  const care = useCare(petId);
  const readOnly = useReadOnly();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const items = ownKinds.map((kind) => ({
    id: kind,
    label: messages.kinds[kind],
    detail: messages.kindDetails[kind],
    onAction: () => setOpen({ what: 'add', kind }),
  }));
  const trigger = (
    <Button variant="quiet" size="small" icon={Plus}>
      {messages.add}
    </Button>
  );
  return (
    <section>
      <SectionHeading action={!readOnly && <Menu label={messages.add} items={items} trigger={trigger} />}>
        {messages.title}
      </SectionHeading>
      {care.problem && <ErrorPanel onRetry={care.retry}>{care.problem.message}</ErrorPanel>}
      {care.isPending ? (
        <Skeleton>
          <SkeletonBlock shape="card" className="h-24 w-full" />
        </Skeleton>
      ) : (
        <Card padding={care.entries.length > 0 ? 'none' : undefined}>
          {care.entries.length === 0 && <p className="type-small text-ink-2">{messages.none}</p>}
          <ul className="divide-y divide-line">
            {care.entries.map((entry) => (
              <CareRow key={entry.record.id} entry={entry} onOpen={(what) => setOpen({ what, entry })} />
            ))}
          </ul>
        </Card>
      )}
      {open?.what === 'add' && <AddCareDialog petId={petId} kind={open.kind} onClose={close} />}
      {open?.what === 'correct' && isOwn(open.entry) && (
        <CorrectCareDialog entry={open.entry} proofField={proofField} onClose={close} />
      )}
      {open?.what === 'withdraw' && <WithdrawCareDialog entry={open.entry} onClose={close} />}
      {open?.what === 'history' && <CareHistoryDialog entry={open.entry} onClose={close} />}
    </section>
  );
}

interface CareRowProps {
  readonly entry: CareEntry;
  readonly onOpen: (what: 'correct' | 'withdraw' | 'history') => void;
}

function CareRow({ entry, onOpen }: CareRowProps) {
  const messages = useMessages(careMessages);
  const format = useFormat();
  const readOnly = useReadOnly();
  const { record } = entry;
  const name = nameOf(entry, messages);
  const counts = record.state === 'active';
  const changeable = counts && isOwn(entry) && !readOnly;
  const changes = [
    { id: 'correct', label: messages.correct, icon: Pencil, onAction: () => onOpen('correct') },
    {
      id: 'withdraw',
      label: messages.withdraw,
      icon: Undo2,
      tone: 'danger' as const,
      onAction: () => onOpen('withdraw'),
    },
  ];
  const history = {
    id: 'history',
    label: messages.history,
    icon: History,
    onAction: () => onOpen('history'),
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3.5 md:flex-nowrap md:px-6">
      <div className="min-w-0 flex-1 basis-60">
        <p className={counts ? 'type-strong' : 'type-strong text-ink-3 line-through'}>{name}</p>
        <p className="type-small text-ink-2">{detailOf(entry, messages, format)}</p>
      </div>
      {!counts && (
        <Tag tone="sunken">{record.state === 'withdrawn' ? messages.withdrawn : messages.rejected}</Tag>
      )}
      {counts && 'evidence' in record && (
        <RecordProof level={levelOf(record.evidence)}>{messages.proof[record.evidence]}</RecordProof>
      )}
      <Menu label={messages.more(name)} items={changeable ? [...changes, history] : [history]} />
    </li>
  );
}

/** Evidence as the number of rising bars. */
function levelOf(evidence: Evidence): ProofLevel {
  return (evidenceLevels.indexOf(evidence) + 1) as ProofLevel;
}
