import { Copy } from 'lucide-react';
import { useFormat, useLocale } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { copyText } from '../../ui/toast/index.ts';
import type { ListedAuditEntry } from './listed-entry.ts';
import { auditLogMessages } from './messages.gen.ts';

/** Where an entry stands in the log, when it was recorded to the second, and the hash that links it. */
export function EntryProof({ entry }: { readonly entry: ListedAuditEntry }) {
  const messages = auditLogMessages;
  const format = useFormat();
  const exact = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'full', timeStyle: 'long' });
  const facts = [
    [messages.place, format.number(entry.place)],
    [messages.recorded, exact.format(new Date(entry.at))],
    [messages.hash, entry.hash],
  ] as const;
  return (
    <div className="mb-2 flex flex-wrap items-end justify-between gap-3 rounded-card border border-line bg-page p-4">
      <dl className="grid min-w-0 grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1 type-small">
        {facts.map(([term, fact]) => (
          <div key={term} className="contents">
            <dt className="text-ink-2">{term}</dt>
            <dd className={term === messages.hash ? 'break-all font-mono' : undefined}>{fact}</dd>
          </div>
        ))}
      </dl>
      <Button
        variant="quiet"
        size="small"
        icon={Copy}
        onPress={() =>
          void copyText(entry.hash, { copied: messages.hashCopied, notCopied: messages.hashNotCopied })
        }
      >
        {messages.copyHash}
      </Button>
    </div>
  );
}
