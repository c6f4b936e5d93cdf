import { Plus, Webhook } from 'lucide-react';
import { useId, useState } from 'react';
import { helpPaths } from '../../paths/index.ts';
import { useAll } from '../../platform/data/index.ts';
import { Button } from '../../ui/button/index.ts';
import { CallErrorPanel, Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import { TextLink } from '../../ui/link/index.ts';
import { EmptyCard, SectionHeading } from '../../ui/surface/index.ts';
import { webhookMessages } from './messages.gen.ts';
import { NewSecret } from './new-secret.tsx';
import { WebhookCard } from './webhook-card.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';

interface WebhooksSectionProps {
  readonly businessId: string;
  readonly mayEdit: boolean;
}

/** The webhooks of a business, their delivery results, and how to change them. */
export function WebhooksSection({ businessId, mayEdit }: WebhooksSectionProps) {
  const messages = webhookMessages;
  const headingId = useId();
  const [adding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const list = useAll('listWebhooks', { businessId });
  const empty = list.data?.items.length === 0;
  const filled = !list.isPending && !empty;
  const addButton = mayEdit && (
    <Button variant="secondary" icon={Plus} onPress={() => setAdding(true)}>
      {messages.add}
    </Button>
  );
  const explanation = (
    <>
      {messages.lead}{' '}
      <TextLink href={helpPaths.webhooks} target="_blank">
        {messages.guide}
      </TextLink>
    </>
  );
  return (
    <section aria-labelledby={headingId} className={empty ? undefined : 'flex flex-col gap-3'}>
      <SectionHeading id={headingId} action={filled && addButton}>
        {messages.title}
      </SectionHeading>
      {filled && <p className="-mt-4 text-ink-2">{explanation}</p>}
      {secret && <NewSecret key={secret} secret={secret} onDone={() => setSecret(null)} />}
      <CallErrorPanel call={list} title={messages.failed} />
      {list.isPending && (
        <Skeleton>
          <SkeletonBlock className="h-32" shape="card" />
        </Skeleton>
      )}
      {empty && (
        <EmptyCard icon={Webhook} title={messages.none} action={addButton}>
          {explanation}
        </EmptyCard>
      )}
      {list.data?.items.map((webhook) => (
        <WebhookCard key={webhook.id} webhook={webhook} mayEdit={mayEdit} onSecret={setSecret} />
      ))}
      <WebhookDialog target={{ businessId }} isOpen={adding} onOpenChange={setAdding} onSecret={setSecret} />
    </section>
  );
}
