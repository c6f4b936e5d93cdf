import { KeyRound } from 'lucide-react';
import { useId } from 'react';
import { useAll } from '../../platform/data/index.ts';
import { CallErrorPanel, Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import { Card, EmptyCard, SectionHeading } from '../../ui/surface/index.ts';
import { Count } from '../../ui/tag/index.ts';
import { ApiKeyListRow } from './api-key-row.tsx';
import { apiKeyMessages } from './messages.gen.ts';
import type { ShownKey } from './new-key-panel.tsx';

interface ApiKeysSectionProps {
  readonly businessId: string;
  readonly mayEdit: boolean;
  readonly onRotated: (key: ShownKey) => void;
}

/** The keys of a business: those that work first, then those that ended. */
export function ApiKeysSection({ businessId, mayEdit, onRotated }: ApiKeysSectionProps) {
  const messages = apiKeyMessages;
  const headingId = useId();
  const list = useAll('listApiKeys', { businessId });
  const items = list.data?.items ?? [];
  const active = items.filter(({ state }) => state === 'active');
  const ended = items.filter(({ state }) => state !== 'active');
  return (
    <section aria-labelledby={headingId}>
      <SectionHeading id={headingId} count={list.data && <Count tone="plain">{active.length}</Count>}>
        {messages.keys}
      </SectionHeading>
      <CallErrorPanel call={list} title={messages.failed} />
      {list.isPending && (
        <Skeleton>
          <SkeletonBlock className="h-40" shape="card" />
        </Skeleton>
      )}
      {list.data && items.length === 0 && <EmptyCard icon={KeyRound}>{messages.none}</EmptyCard>}
      {items.length > 0 && (
        <Card padding="large">
          <ul className="divide-y divide-line">
            {[...active, ...ended].map((apiKey) => (
              <ApiKeyListRow
                key={apiKey.id}
                businessId={businessId}
                apiKey={apiKey}
                mayEdit={mayEdit}
                onRotated={onRotated}
              />
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}
