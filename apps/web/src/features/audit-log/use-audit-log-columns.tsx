import type { auditLog, OutputOf } from '@clearpaw/contract';
import { paths } from '../../paths/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { TextLink } from '../../ui/link/index.ts';
import type { TableColumn } from '../../ui/table/index.ts';
import { describeAction } from './describe-action.ts';
import { auditLogMessages } from './messages.gen.ts';

export type ListedAuditEntry = OutputOf<typeof auditLog.listAuditEntries>['items'][number];

/** Time, actor, action, subject, and the hash that links the entry. */
export function useAuditLogColumns(): readonly TableColumn<ListedAuditEntry>[] {
  const messages = auditLogMessages;
  const format = useFormat();
  const who = ({ actor }: ListedAuditEntry) =>
    ({
      member: actor.name ?? messages.erased,
      owner: messages.owner,
      system: messages.system,
      'api-key': messages.apiKey(actor.name ?? ''),
      app: messages.app(actor.name ?? ''),
    })[actor.kind];
  return [
    {
      id: 'what',
      header: messages.what,
      heading: true,
      cell: ({ action }) => describeAction(action, messages),
    },
    { id: 'about', header: messages.about, cell: ({ subject }) => <About subject={subject} /> },
    { id: 'who', header: messages.who, cell: who },
    {
      id: 'when',
      header: messages.when,
      cell: (entry) => <time dateTime={entry.at}>{format.dayTime(entry.at)}</time>,
    },
    {
      id: 'hash',
      header: messages.hash,
      cell: (entry) => <code className="type-caption text-ink-3">{entry.hash.slice(0, 12)}</code>,
    },
  ];
}

/** Whom or what an entry is about; a pet that the business no longer knows has no name here. */
function About({ subject }: Pick<ListedAuditEntry, 'subject'>) {
  const messages = auditLogMessages;
  const { kind, name, petId } = subject;
  if (name !== null && petId !== null) {
    return (
      <TextLink href={paths.businessPet(petId)} className="relative after:absolute after:-inset-3">
        {name}
      </TextLink>
    );
  }
  const text = name ?? (kind === 'pet' || kind === 'connection' ? messages.unknownPet : '–');
  return <span className={name === null ? 'text-ink-3' : undefined}>{text}</span>;
}
