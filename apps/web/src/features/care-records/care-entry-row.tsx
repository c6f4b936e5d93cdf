import { type Evidence, evidenceLevels } from '@clearpaw/domain';
import { FileText, History, Pencil, Undo2 } from 'lucide-react';
import { type ReactNode, useContext } from 'react';
import { paths } from '../../paths/index.ts';
import { Menu } from '../../ui/overlay/index.ts';
import { useReadOnly } from '../../ui/provider/index.ts';
import { type ProofLevel, RecordProof } from '../../ui/record/index.ts';
import { Tag } from '../../ui/tag/index.ts';
import type { CareEntry } from './care-entry.ts';
import { detailOf, isOwn, nameOf } from './care-record.ts';
import { careMessages } from './messages.gen.ts';
import { CareRowAdditions } from './row-additions.ts';
import { useCareFormat } from './use-weight.ts';

export type EntryAction = 'correct' | 'withdraw' | 'history';

interface CareEntryRowProps {
  readonly entry: CareEntry;
  readonly onOpen: (what: EntryAction) => void;
  /** A date beside the text. */
  readonly start?: ReactNode | undefined;
  /** Below the text, while the record counts. */
  readonly children?: ReactNode | undefined;
  /** Its name, if it differs from the usual one. */
  readonly title?: string | undefined;
  /** Its details, if they differ from the usual line. */
  readonly detail?: string | null | undefined;
}

/** One record: its name, its evidence, and the available actions. */
export function CareEntryRow({ entry, onOpen, start, children, title, detail }: CareEntryRowProps) {
  const messages = careMessages;
  const format = useCareFormat();
  const { record } = entry;
  const name = title ?? nameOf(entry, messages);
  const additions = useContext(CareRowAdditions);
  const items = useEntryItems(entry, onOpen, name);
  const counts = record.state === 'active';
  return (
    <li className="flex items-start gap-4 py-3.5 first:pt-0 last:pb-0">
      {start}
      <div className="min-w-0 flex-1">
        <p className={`type-strong [overflow-wrap:anywhere] ${counts ? '' : 'text-ink-3 line-through'}`}>
          {name}
        </p>
        <p className="type-small text-ink-2 [overflow-wrap:anywhere]">
          {detail === undefined ? detailOf(entry, messages, format) : detail}
        </p>
        {additions.notesFor(entry)}
        {counts && (
          <div className="mt-1 flex flex-col items-start gap-1">
            {children}
            <Proof entry={entry} />
          </div>
        )}
      </div>
      {!counts && (
        <Tag tone="sunken">{record.state === 'withdrawn' ? messages.withdrawn : messages.rejected}</Tag>
      )}
      <div className="-me-2.5 -my-2 shrink-0">
        <Menu label={messages.more(name)} items={items} />
      </div>
    </li>
  );
}

/** Its documents and history and, for people who may edit it, the changes. */
function useEntryItems(entry: CareEntry, onOpen: (what: EntryAction) => void, name: string) {
  const additions = useContext(CareRowAdditions);
  const messages = careMessages;
  const readOnly = useReadOnly();
  const { record } = entry;
  const documentIds = 'documentIds' in record ? record.documentIds : [];
  const documents = documentIds.map((id, index) => ({
    id,
    label: messages.openDocument(index + 1, documentIds.length),
    icon: FileText,
    href: paths.document(id),
  }));
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
  const changeable = record.state === 'active' && isOwn(entry) && !readOnly;
  return [...documents, ...(changeable ? [...additions.itemsFor(entry, name), ...changes] : []), history];
}

function Proof({ entry: { record } }: { readonly entry: CareEntry }) {
  const messages = careMessages;
  if (!('evidence' in record)) return null;
  return <RecordProof level={levelOf(record.evidence)}>{messages.proof[record.evidence]}</RecordProof>;
}

/** Evidence as the number of rising bars. */
function levelOf(evidence: Evidence): ProofLevel {
  return (evidenceLevels.indexOf(evidence) + 1) as ProofLevel;
}
