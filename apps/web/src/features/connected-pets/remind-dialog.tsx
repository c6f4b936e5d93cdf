import { useDeferredValue, useRef, useState } from 'react';
import { useAction, useCall } from '../../platform/data/index.ts';
import { Button } from '../../ui/button/index.ts';
import { CallErrorPanel, Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import { TextArea } from '../../ui/field/index.ts';
import { Dialog } from '../../ui/overlay/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { connectedPetMessages } from './messages.gen.ts';

interface RemindDialogProps {
  readonly businessId: string;
  /** The pets whose owners are reminded; null while the dialog is closed. */
  readonly petIds: readonly string[] | null;
  /** What is added to the email, until staff change it. */
  readonly firstMessage?: string | undefined;
  readonly onClose: () => void;
  readonly onSent?: (() => void) | undefined;
}

/** Previews the email before it is sent, with the number of emails, but never the recipients. */
export function RemindDialog({ petIds, onClose, ...rest }: RemindDialogProps) {
  const messages = connectedPetMessages;
  return (
    <Dialog
      isOpen={petIds !== null}
      onOpenChange={(open) => open || onClose()}
      title={messages.remindTitle(petIds?.length ?? 0)}
    >
      {petIds && <EmailPreview petIds={petIds} onClose={onClose} {...rest} />}
    </Dialog>
  );
}

interface EmailPreviewProps extends RemindDialogProps {
  readonly petIds: readonly string[];
}

function EmailPreview({ businessId, petIds, firstMessage = '', onClose, onSent }: EmailPreviewProps) {
  const messages = connectedPetMessages;
  const [message, setMessage] = useState(firstMessage);
  const key = useRef(crypto.randomUUID());
  const input = (text: string) => ({
    businessId,
    petIds: [...petIds],
    ...(text.trim() ? { message: text.trim() } : {}),
  });
  const preview = useCall('remindOwners', { ...input(useDeferredValue(message)), preview: true });
  const remind = useAction('remindOwners');
  const send = () => {
    remind.mutate(
      { ...input(message), preview: false, idempotencyKey: key.current },
      {
        onSuccess: ({ letters: emails }) => {
          showToast({ text: messages.sent(emails) });
          onSent?.();
          onClose();
        },
        onError: (problem) => showToast({ text: problem.message, tone: 'error' }),
      },
    );
  };
  return (
    <div className="flex flex-col gap-5">
      <TextArea
        label={messages.message}
        help={messages.messageHelp}
        optional
        maxLength={500}
        value={message}
        onChange={(text) => {
          key.current = crypto.randomUUID();
          setMessage(text);
        }}
      />
      <CallErrorPanel call={preview} />
      {preview.isPending && (
        <Skeleton>
          <SkeletonBlock className="h-40" shape="card" />
        </Skeleton>
      )}
      {preview.data?.letters === 0 && <p>{messages.noAccounts}</p>}
      {preview.data && preview.data.letters > 0 && (
        <section aria-label={messages.preview} className="rounded-panel bg-sunken p-4 type-small">
          <p className="mb-2 type-caption text-ink-3">{messages.preview}</p>
          <p className="mb-2 type-strong">{preview.data.subject}</p>
          <p className="whitespace-pre-line break-words text-ink-2">{preview.data.text}</p>
        </section>
      )}
      {preview.data && preview.data.letters > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="type-small text-ink-2">{messages.count(preview.data.letters)}</p>
          <Button busy={remind.isPending && messages.sending} onPress={send}>
            {messages.send}
          </Button>
        </div>
      )}
    </div>
  );
}
