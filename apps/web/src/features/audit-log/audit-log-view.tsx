import { Download, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../../platform/data/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Banner, CallErrorPanel, Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import { Select } from '../../ui/field/index.ts';
import { PageTitle } from '../../ui/shell/index.ts';
import { DataTable } from '../../ui/table/index.ts';
import { auditLogMessages } from './messages.gen.ts';
import { useAuditLog } from './use-audit-log.ts';
import { useAuditLogColumns } from './use-audit-log-columns.tsx';

interface AuditLogViewProps {
  readonly business: { readonly id: string; readonly slug: string };
}

/** The actions in a business, newest first; verified and exported by anyone who may read them. */
export function AuditLogView({ business }: AuditLogViewProps) {
  const messages = auditLogMessages;
  const format = useFormat();
  const [action, setAction] = useState('all');
  const auditLog = useAuditLog(business, action === 'all' ? undefined : action);
  const verify = useAction('verifyAuditTrail');
  const columns = useAuditLogColumns();
  const actionLabels = Object.entries(messages.actionLabels).map(([id, label]) => ({ id, label }));
  return (
    <div className="flex flex-col gap-6">
      <PageTitle
        kind="business"
        lead={messages.lead}
        actions={
          <div className="flex flex-wrap gap-3">
            <Button
              variant="secondary"
              icon={ShieldCheck}
              busy={verify.isPending && messages.verifying}
              onPress={() => verify.mutate({ businessId: business.id })}
            >
              {messages.verify}
            </Button>
            <Button
              variant="quiet"
              icon={Download}
              busy={auditLog.exporting && messages.exporting}
              onPress={() => void auditLog.exportAll()}
            >
              {messages.export}
            </Button>
          </div>
        }
      >
        {messages.title}
      </PageTitle>
      <CallErrorPanel call={{ error: verify.error }} />
      {verify.data && (
        <Banner tone={verify.data.intact ? 'ok' : 'stop'} announce="status">
          {verify.data.intact
            ? [
                messages.intact(format.number(verify.data.entries)),
                verify.data.beforeKeys > 0 && messages.beforeKeys(format.number(verify.data.beforeKeys)),
              ]
                .filter(Boolean)
                .join(' ')
            : messages.broken(verify.data.firstBroken ?? '')}
        </Banner>
      )}
      <Select
        label={messages.filter}
        className="max-w-72"
        options={[{ id: 'all', label: messages.everything }, ...actionLabels]}
        value={action}
        onChange={setAction}
      />
      <CallErrorPanel call={auditLog.query} title={messages.failed} />
      {auditLog.query.isPending && (
        <Skeleton>
          <SkeletonBlock className="h-80" shape="card" />
        </Skeleton>
      )}
      {auditLog.query.data && auditLog.entries.length === 0 && <p className="text-ink-2">{messages.empty}</p>}
      {auditLog.entries.length > 0 && (
        <DataTable
          caption={messages.title}
          columns={columns}
          rows={auditLog.entries}
          keyOf={(entry) => entry.id}
          nameOf={(entry) => entry.action}
          foot={
            auditLog.query.hasNextPage && (
              <Button variant="ghost" onPress={() => void auditLog.query.fetchNextPage()}>
                {messages.more}
              </Button>
            )
          }
        />
      )}
    </div>
  );
}
