import { useState } from 'react';
import { useAction } from '../../platform/data/index.ts';
import { ConfirmDialog, Menu } from '../../ui/overlay/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import type { ListedWebhook } from './listed-webhook.ts';
import { webhookMessages } from './messages.gen.ts';
import { WebhookDialog } from './webhook-dialog.tsx';

interface WebhookMenuProps {
  readonly webhook: ListedWebhook;
  readonly onSecret: (secret: string) => void;
  /** Called when the webhook is deleted; its data must not be read afterwards. */
  readonly onRemove: () => void;
}

const onError = (problem: Error) => showToast({ text: problem.message, tone: 'error' });

/** Rare actions: change, replace the secret, delete. */
export function WebhookMenu({ webhook, onSecret, onRemove }: WebhookMenuProps) {
  const messages = webhookMessages;
  const [asked, setAsked] = useState<'edit' | 'rotate' | 'remove' | null>(null);
  const rotate = useAction('rotateWebhookSecret');
  const remove = useAction('deleteWebhook');
  const close = (open: boolean) => open || setAsked(null);
  const { id: webhookId, url } = webhook;
  const sendRotation = () =>
    rotate.mutate(
      { webhookId },
      { onSuccess: ({ secret }) => onSecret(secret), onError, onSettled: () => setAsked(null) },
    );
  const sendRemoval = () => {
    onRemove();
    remove.mutate(
      { webhookId },
      {
        onSuccess: () => showToast({ text: messages.removed }),
        onError,
        onSettled: () => setAsked(null),
      },
    );
  };
  const items = [
    { id: 'edit', label: messages.edit, onAction: () => setAsked('edit') },
    { id: 'rotate', label: messages.rotate, onAction: () => setAsked('rotate') },
    { id: 'remove', label: messages.remove, tone: 'danger' as const, onAction: () => setAsked('remove') },
  ];
  return (
    <>
      <Menu label={messages.actions(url)} items={items} />
      <WebhookDialog target={webhook} isOpen={asked === 'edit'} onOpenChange={close} onSecret={onSecret} />
      <ConfirmDialog
        isOpen={asked === 'rotate'}
        onOpenChange={close}
        title={messages.rotateTitle}
        confirm={messages.rotate}
        busy={rotate.isPending && messages.rotate}
        onConfirm={sendRotation}
      >
        {messages.rotateLead}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'remove'}
        onOpenChange={close}
        title={messages.removeTitle}
        confirm={messages.remove}
        tone="danger"
        busy={remove.isPending && messages.remove}
        onConfirm={sendRemoval}
      >
        {messages.removeLead}
      </ConfirmDialog>
    </>
  );
}
