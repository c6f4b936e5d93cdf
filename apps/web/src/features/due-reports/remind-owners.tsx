import { reminderPauseDays } from '@clearpaw/domain';
import { Mail } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useAction, useCall, useIdempotencyKey } from '../../platform/data/index.ts';
import { Button } from '../../ui/button/index.ts';
import { CallErrorPanel, Spinner } from '../../ui/feedback/index.ts';
import { TextArea } from '../../ui/field/index.ts';
import { CancelButton, Dialog } from '../../ui/overlay/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { type DueChoice, filterOf } from './due-item.ts';
import { dueMessages } from './messages.gen.ts';

interface RemindOwnersProps {
  readonly businessId: string;
  readonly choice: DueChoice;
}

/** The button with the number of owners; it opens a preview of the email. */
export function RemindOwners({ businessId, choice }: RemindOwnersProps) {
  const messages = dueMessages;
  const [isOpen, setOpen] = useState(false);
  const preview = useCall('previewDueReminder', filterOf(businessId, choice));
  if (!preview.data) return <CallErrorPanel call={preview} />;
  const { owners, recent } = preview.data;
  if (owners === 0) {
    return recent > 0 ? (
      <p className="max-w-60 self-center text-ink-2 type-small">{messages.allReminded(reminderPauseDays)}</p>
    ) : null;
  }
  return (
    <>
      <Button icon={Mail} onPress={() => setOpen(true)}>
        {messages.remind(owners)}
      </Button>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title={messages.remind(owners)}>
        <RemindForm businessId={businessId} choice={choice} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function RemindForm({ businessId, choice, onClose }: RemindOwnersProps & { readonly onClose: () => void }) {
  const messages = dueMessages;
  const [message, setMessage] = useState('');
  const key = useIdempotencyKey();
  const inputOf = (text: string) => ({
    ...filterOf(businessId, choice),
    ...(text.trim() ? { message: text.trim() } : {}),
  });
  const preview = useCall('previewDueReminder', inputOf(useDeferredValue(message)));
  const remind = useAction('sendDueReminder');
  const send = () => {
    const input = inputOf(message);
    remind.mutate(
      { ...input, idempotencyKey: key.keyFor(input) },
      {
        onSuccess: () => onClose(),
        onError: (problem) => showToast({ text: problem.message, tone: 'error' }),
      },
    );
  };
  return (
    <div className="flex flex-col gap-5">
      {preview.data && (
        <div className="flex flex-col gap-1 text-ink-2 type-small">
          <p>{messages.remindLead(preview.data.pets, reminderPauseDays)}</p>
          {preview.data.recent > 0 && <p>{messages.recent(preview.data.recent)}</p>}
        </div>
      )}
      <TextArea
        label={messages.message}
        help={messages.messageHelp}
        optional
        maxLength={500}
        value={message}
        onChange={setMessage}
      />
      <CallErrorPanel call={preview} />
      {preview.isPending && <Spinner />}
      {preview.data && (
        <section aria-label={messages.preview} className="rounded-panel bg-sunken p-4 type-small">
          <p className="mb-2 text-ink-2 type-caption">{messages.preview}</p>
          <p className="mb-2 type-strong">{preview.data.subject}</p>
          <p className="whitespace-pre-line break-words text-ink-2">{preview.data.text}</p>
        </section>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <CancelButton onPress={onClose} />
        <Button busy={remind.isPending && messages.sending} onPress={send} isDisabled={!preview.data}>
          {messages.send}
        </Button>
      </div>
    </div>
  );
}
