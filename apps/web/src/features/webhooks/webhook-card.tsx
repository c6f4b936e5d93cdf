import { webhookEventTypes } from '@clearpaw/contract';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../../platform/data/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Switch } from '../../ui/field/index.ts';
import { Card } from '../../ui/surface/index.ts';
import { Tag } from '../../ui/tag/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { DeliveryList } from './delivery-list.tsx';
import type { ListedWebhook } from './listed-webhook.ts';
import { webhookMessages } from './messages.gen.ts';
import { WebhookMenu } from './webhook-menu.tsx';

interface WebhookCardProps {
  readonly webhook: ListedWebhook;
  readonly mayEdit: boolean;
  readonly onSecret: (secret: string) => void;
}

const onError = (problem: Error) => showToast({ text: problem.message, tone: 'error' });

/** One webhook address: whether it is active, its delivery results, and the messages themselves. */
export function WebhookCard({ webhook, mayEdit, onSecret }: WebhookCardProps) {
  const messages = webhookMessages;
  const [open, setOpen] = useState(false);
  const update = useAction('updateWebhook');
  const test = useAction('testWebhook');
  const { id: webhookId, url, state, events, delivered, failed, waiting } = webhook;
  const sendTest = () =>
    test.mutate(
      { webhookId },
      {
        onSuccess: () => {
          setOpen(true);
          showToast({ text: messages.tested });
        },
        onError,
      },
    );
  const toggle = (isOn: boolean) =>
    update.mutate({ webhookId, state: isOn ? 'active' : 'paused' }, { onError });
  return (
    <Card as="article" aria-label={url} padding="large" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <p className="font-mono type-strong [overflow-wrap:anywhere]">{url}</p>
          <p className="type-small text-ink-2">
            {messages.chosen(events.length, webhookEventTypes.length)}.{' '}
            {messages.counts(delivered, failed, waiting)}.
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          {(state === 'disabled' || !mayEdit) && (
            <Tag tone={state === 'disabled' ? 'stop' : 'sunken'}>{messages.states[state]}</Tag>
          )}
          {mayEdit && (
            <Switch isSelected={state === 'active'} onChange={toggle}>
              <span className="sr-only">{messages.active(url)}</span>
            </Switch>
          )}
          {mayEdit && <WebhookMenu webhook={webhook} onSecret={onSecret} onRemove={() => setOpen(false)} />}
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        {mayEdit && state === 'active' && (
          <Button
            variant="secondary"
            size="small"
            icon={Send}
            busy={test.isPending && messages.test}
            onPress={sendTest}
          >
            {messages.test}
          </Button>
        )}
        <Button variant="ghost" size="small" aria-expanded={open} onPress={() => setOpen(!open)}>
          {open ? messages.hide : messages.show}
        </Button>
      </div>
      {open && <DeliveryList webhook={webhook} mayEdit={mayEdit} />}
    </Card>
  );
}
