import { Download, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../../platform/data/index.ts';
import { useFormat, useWordsOf } from '../../platform/words/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Banner, ErrorPanel, Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import { Select } from '../../ui/field/index.ts';
import { PageTitle } from '../../ui/shell/index.ts';
import { DataTable } from '../../ui/table/index.ts';
import { useTrail } from './use-trail.ts';
import { useTrailColumns } from './use-trail-columns.tsx';
import { trailWords } from './words.ts';

interface TrailViewProps {
  readonly place: { readonly id: string; readonly slug: string };
}

/** What was done at a place, the latest first; checked and exported by whoever may read it. */
export function TrailView({ place }: TrailViewProps) {
  const words = useWordsOf(trailWords);
  const format = useFormat();
  const [action, setAction] = useState('all');
  const trail = useTrail(place, action === 'all' ? undefined : action);
  const verify = useAction('verifyAuditTrail');
  const columns = useTrailColumns();
  const deeds = Object.entries(words.deeds).map(([id, label]) => ({ id, label }));
  return (
    <div className="flex flex-col gap-6">
      <PageTitle
        kind="business"
        lead={words.lead}
        actions={
          <div className="flex flex-wrap gap-3">
            <Button
              variant="secondary"
              icon={ShieldCheck}
              busy={verify.isPending && words.verifying}
              onPress={() => verify.mutate({ businessId: place.id })}
            >
              {words.verify}
            </Button>
            <Button
              variant="quiet"
              icon={Download}
              busy={trail.exporting && words.exporting}
              onPress={() => void trail.exportAll()}
            >
              {words.export}
            </Button>
          </div>
        }
      >
        {words.title}
      </PageTitle>
      {verify.data && (
        <Banner tone={verify.data.intact ? 'ok' : 'stop'} announce="status">
          {verify.data.intact
            ? [
                words.intact(format.number(verify.data.entries)),
                verify.data.beforeKeys > 0 && words.beforeKeys(format.number(verify.data.beforeKeys)),
              ]
                .filter(Boolean)
                .join(' ')
            : words.broken(verify.data.firstBroken ?? '')}
        </Banner>
      )}
      <Select
        label={words.filter}
        className="max-w-72"
        options={[{ id: 'all', label: words.everything }, ...deeds]}
        value={action}
        onChange={setAction}
      />
      {trail.query.isError && (
        <ErrorPanel title={words.failed} onRetry={() => void trail.query.refetch()}>
          {trail.query.error.message}
        </ErrorPanel>
      )}
      {trail.query.isPending && (
        <Skeleton>
          <SkeletonBlock className="h-80" shape="card" />
        </Skeleton>
      )}
      {trail.query.data && trail.entries.length === 0 && <p className="text-ink-2">{words.empty}</p>}
      {trail.entries.length > 0 && (
        <DataTable
          caption={words.title}
          columns={columns}
          rows={trail.entries}
          keyOf={(entry) => entry.id}
          nameOf={(entry) => entry.action}
          foot={
            trail.query.hasNextPage && (
              <Button variant="ghost" onPress={() => void trail.query.fetchNextPage()}>
                {words.more}
              </Button>
            )
          }
        />
      )}
    </div>
  );
}
