import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button/index.ts';
import { CallErrorPanel, Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import { PageTitle } from '../../ui/shell/index.ts';
import { AuditFilters } from './audit-filters.tsx';
import { EntryDays } from './entry-days.tsx';
import type { AuditFilter } from './listed-entry.ts';
import { auditLogMessages } from './messages.gen.ts';
import { useAuditLog } from './use-audit-log.ts';
import { VerifyPanel } from './verify-panel.tsx';

interface AuditLogViewProps {
  readonly business: { readonly id: string; readonly slug: string };
}

/** The actions in a business, newest first; verified and exported by anyone who may read them. */
export function AuditLogView({ business }: AuditLogViewProps) {
  const messages = auditLogMessages;
  const [filter, setFilter] = useState<AuditFilter>({});
  const auditLog = useAuditLog(business, filter);
  const { query } = auditLog;
  return (
    <div className="flex flex-col gap-6">
      <PageTitle
        kind="business"
        lead={messages.lead}
        actions={
          <Button
            variant="quiet"
            icon={Download}
            busy={auditLog.exporting && messages.exporting}
            onPress={() => void auditLog.exportAll()}
          >
            {messages.export}
          </Button>
        }
      >
        {messages.title}
      </PageTitle>
      <VerifyPanel businessId={business.id} />
      <AuditFilters businessId={business.id} filter={filter} onChange={setFilter} />
      <CallErrorPanel call={query} title={messages.failed} />
      {query.isPending && (
        <Skeleton>
          <SkeletonBlock className="h-80" shape="card" />
        </Skeleton>
      )}
      {query.data && auditLog.entries.length === 0 && <p className="text-ink-2">{messages.empty}</p>}
      <EntryDays entries={auditLog.entries} />
      {query.hasNextPage && (
        <Button
          variant="quiet"
          className="self-center"
          busy={query.isFetchingNextPage && messages.loadingMore}
          onPress={() => void query.fetchNextPage()}
        >
          {messages.more}
        </Button>
      )}
    </div>
  );
}
