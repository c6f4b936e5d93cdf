import { useEffect, useState } from 'react';
import { useCall } from '../../platform/data/index.ts';
import { Button } from '../../ui/button/index.ts';
import { FilterChips } from '../../ui/choice/index.ts';
import { CallErrorPanel, Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import { DeliveryRow } from './delivery-row.tsx';
import type { ListedWebhook } from './listed-webhook.ts';
import { webhookMessages } from './messages.gen.ts';

const filters = ['all', 'failed', 'waiting'] as const;
const refreshMs = 3_000;

/** The newest messages, refreshed while the list is open. */
export function DeliveryList({
  webhook,
  mayEdit,
}: {
  readonly webhook: ListedWebhook;
  readonly mayEdit: boolean;
}) {
  const messages = webhookMessages;
  const [filter, setFilter] = useState<(typeof filters)[number]>('all');
  const [limit, setLimit] = useState(10);
  const state = filter === 'all' ? {} : { state: filter };
  const input = { webhookId: webhook.id, limit, ...state };
  const list = useCall('listWebhookDeliveries', input);
  const { refetch } = list;
  // The counts above the list are refreshed with it.
  const { refetch: refetchCounts } = useCall('listWebhooks', { businessId: webhook.businessId });
  useEffect(() => {
    const timer = setInterval(() => void Promise.all([refetch(), refetchCounts()]), refreshMs);
    return () => clearInterval(timer);
  }, [refetch, refetchCounts]);
  return (
    <section aria-label={messages.messages(webhook.url)} className="flex flex-col gap-3">
      <FilterChips
        label={messages.filter}
        chips={filters.map((id) => ({ id, label: messages.filters[id] }))}
        value={filter}
        onChange={setFilter}
      />
      <CallErrorPanel call={list} title={messages.messagesFailed} />
      {list.isPending && (
        <Skeleton>
          <SkeletonBlock className="h-24" shape="card" />
        </Skeleton>
      )}
      {list.data?.items.length === 0 && <p className="type-small text-ink-2">{messages.noMessages}</p>}
      <ul className="divide-y divide-line">
        {list.data?.items.map((delivery) => (
          <DeliveryRow
            key={delivery.id}
            delivery={delivery}
            mayResend={mayEdit && webhook.state === 'active'}
          />
        ))}
      </ul>
      {list.data?.nextCursor && limit < 100 && (
        <Button variant="ghost" size="small" onPress={() => setLimit(100)}>
          {messages.more}
        </Button>
      )}
    </section>
  );
}
