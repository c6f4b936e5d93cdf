import { Plug } from 'lucide-react';
import { useId } from 'react';
import { useAll } from '../../platform/data/index.ts';
import { CallErrorPanel, Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import { Card, EmptyCard, SectionHeading, SettingRow } from '../../ui/surface/index.ts';
import { Count } from '../../ui/tag/index.ts';
import { ConnectedAppRow } from './connected-app-row.tsx';
import { appMessages } from './messages.gen.ts';

/** The apps that have access to a business. */
export function ConnectedAppsSection({ businessId }: { readonly businessId: string }) {
  const messages = appMessages;
  const headingId = useId();
  const list = useAll('listConnectedApps', { businessId });
  const items = list.data?.items ?? [];
  return (
    <section aria-labelledby={headingId}>
      <SectionHeading id={headingId} count={items.length > 0 && <Count tone="plain">{items.length}</Count>}>
        {messages.connected}
      </SectionHeading>
      <CallErrorPanel call={list} title={messages.connectedFailed} />
      {list.isPending && (
        <Skeleton>
          <SkeletonBlock className="h-24" shape="card" />
        </Skeleton>
      )}
      {list.data && items.length === 0 && <EmptyCard icon={Plug}>{messages.connectedNone}</EmptyCard>}
      {items.length > 0 && (
        <Card padding="large">
          <ul className="divide-y divide-line">
            {items.map((app) => (
              <ConnectedAppRow key={app.id} app={app} />
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}

/** The apps that have access to a person's own pets. */
export function MyConnectedAppsPanel() {
  const messages = appMessages;
  const list = useAll('listMyConnectedApps', {});
  const items = list.data?.items ?? [];
  return (
    <SettingRow
      title={messages.connected}
      lead={list.data && items.length === 0 ? messages.connectedNone : messages.connectedLead}
    >
      <CallErrorPanel call={list} title={messages.connectedFailed} />
      {items.length > 0 && (
        <ul className="divide-y divide-line">
          {items.map((app) => (
            <ConnectedAppRow key={app.id} app={app} ofOwner />
          ))}
        </ul>
      )}
    </SettingRow>
  );
}
