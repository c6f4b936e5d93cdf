import { useEffect, useState } from 'react';
import { useAll, usePages } from '../../platform/data/index.ts';
import { Button } from '../../ui/button/index.ts';
import { FilterChips } from '../../ui/choice/index.ts';
import { CallErrorPanel, Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import { DeliveryRow } from './delivery-row.tsx';
import type { ListedWebhook } from './listed-webhook.ts';
import { webhookMessages } from './messages.gen.ts';

const filters = ['all', 'failed', 'waiting'] as const;
const refreshMs = 3_000;
const atOnce = 10;

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
  const state = filter === 'all' ? {} : { state: filter };
  const list = usePages('listWebhookDeliveries', { webhookId: webhook.id, limit: atOnce, ...state });
  const deliveries = list.data?.pages.flatMap(({ items }) => items);
  const { refetch } = list;
  // The counts above the list are refreshed with it.
  const { refetch: refetchCounts } = useAll('listWebhooks', { businessId: webhook.businessId });
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
      {deliveries?.length === 0 && <p className="type-small text-ink-2">{messages.noMessages}</p>}
      <ul className="divide-y divide-line">
        {deliveries?.map((delivery) => (
          <DeliveryRow
            key={delivery.id}
            delivery={delivery}
            mayResend={mayEdit && webhook.state === 'active'}
          />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button variant="ghost" size="small" onPress={() => void list.fetchNextPage()}>
          {messages.more}
        </Button>
      )}
    </section>
  );
}
