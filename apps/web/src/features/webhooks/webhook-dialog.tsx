import { type WebhookEventType, webhookEventTypes } from '@clearpaw/contract';
import { useState } from 'react';
import { useAction } from '../../platform/data/index.ts';
import { CheckboxList, TextField } from '../../ui/field/index.ts';
import { ConfirmDialog } from '../../ui/overlay/index.ts';
import type { ListedWebhook } from './listed-webhook.ts';
import { webhookMessages } from './messages.gen.ts';

interface WebhookDialogProps {
  /** A new webhook of a business, or the one to change. */
  readonly target: { readonly businessId: string } | ListedWebhook;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onSecret: (secret: string) => void;
}

/** The address, and the events that are sent to it. */
export function WebhookDialog({ target, isOpen, onOpenChange, onSecret }: WebhookDialogProps) {
  const messages = webhookMessages;
  const known = 'id' in target ? target : null;
  const [url, setUrl] = useState(known?.url ?? '');
  const [events, setEvents] = useState<readonly WebhookEventType[]>(known?.events ?? webhookEventTypes);
  const create = useAction('createWebhook');
  const update = useAction('updateWebhook');
  const { error, isPending } = known ? update : create;
  const send = () => {
    const fields = { url, events: [...events] };
    if (known) {
      update.mutate({ webhookId: known.id, ...fields }, { onSuccess: () => onOpenChange(false) });
      return;
    }
    create.mutate(
      { businessId: target.businessId, ...fields },
      {
        onSuccess: ({ secret }) => {
          onSecret(secret);
          setUrl('');
          onOpenChange(false);
        },
      },
    );
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={known ? messages.editTitle : messages.addTitle}
      confirm={known ? messages.save : messages.add}
      busy={isPending && messages.saving}
      isDisabled={url.trim() === '' || events.length === 0}
      onConfirm={send}
    >
      <TextField
        label={messages.url}
        help={messages.urlHelp}
        type="url"
        autoComplete="off"
        value={url}
        onChange={setUrl}
        error={problemOf(error)}
      />
      <CheckboxList
        label={messages.events}
        options={webhookEventTypes.map((id) => ({ id, label: messages.eventLabels[id] }))}
        selected={events}
        onChange={(chosen) => setEvents(webhookEventTypes.filter((type) => chosen.includes(type)))}
      />
    </ConfirmDialog>
  );
}

/** Problems with the address are shown beside it. */
function problemOf(error: Error | null): string | undefined {
  if (!error) return undefined;
  const { details } = error as { details?: { issues?: readonly { path: string; message: string }[] } };
  return details?.issues?.find(({ path }) => path === 'url')?.message ?? error.message;
}
