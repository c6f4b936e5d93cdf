import { type FormEvent, useId, useRef, useState } from 'react';
import { useAction } from '../../platform/data/index.ts';
import { Button } from '../../ui/button/index.ts';
import { TextArea, TextField } from '../../ui/field/index.ts';
import { CancelButton, Dialog } from '../../ui/overlay/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import type { PetBusiness } from './connected-pet.ts';
import { connectedPetMessages } from './messages.gen.ts';

interface InviteDialogProps {
  readonly business: PetBusiness;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** An email to an owner who is not connected yet, with a link to this business's page. */
export function InviteOwnerDialog({ business, isOpen, onClose }: InviteDialogProps) {
  const messages = connectedPetMessages;
  const formId = useId();
  const key = useRef(crypto.randomUUID());
  const [email, setEmail] = useState('');
  const [message, setMessage] = useState('');
  const [missing, setMissing] = useState(false);
  const invite = useAction('inviteOwner');
  /** Another email has another key; the same one, sent again after a lost answer, has the same key. */
  const change = (set: (text: string) => void) => (text: string) => {
    key.current = crypto.randomUUID();
    set(text);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const to = email.trim();
    const own = message.trim();
    setMissing(to === '');
    if (to === '' || invite.isPending) return;
    invite.mutate(
      {
        businessId: business.id,
        email: to,
        ...(own ? { message: own } : {}),
        idempotencyKey: key.current,
      },
      {
        onSuccess: () => {
          showToast({ text: messages.invited(to) });
          change(setEmail)('');
          onClose();
        },
      },
    );
  };
  const leave = () => {
    invite.reset();
    setMissing(false);
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => open || leave()}
      title={messages.inviteTitle}
      actions={
        <>
          <CancelButton onPress={leave} />
          <Button type="submit" form={formId} busy={invite.isPending && messages.sending}>
            {messages.sendInvitation}
          </Button>
        </>
      }
    >
      <p>{messages.inviteLead}</p>
      <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-5">
        <TextField
          label={messages.email}
          type="email"
          autoComplete="off"
          autoFocus
          value={email}
          onChange={change(setEmail)}
          error={missing ? messages.emailRequired : invite.error?.message}
        />
        <TextArea
          label={messages.message}
          help={messages.inviteMessageHelp}
          optional
          maxLength={500}
          value={message}
          onChange={change(setMessage)}
        />
      </form>
    </Dialog>
  );
}
