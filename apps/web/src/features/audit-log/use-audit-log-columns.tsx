import type { auditLog, OutputOf } from '@clearpaw/contract';
import { useFormat } from '../../platform/messages/index.ts';
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
