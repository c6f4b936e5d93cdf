import { type FormEvent, useId, useState } from 'react';
import { useAction } from '../../platform/data/index.ts';
import { Button } from '../../ui/button/index.ts';
import { RadioCards, TextField } from '../../ui/field/index.ts';
import { CancelButton, Dialog } from '../../ui/overlay/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { coOwnerMessages } from './co-owners-messages.gen.ts';

interface AskDialogProps {
  readonly pet: { readonly id: string; readonly name: string };
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Invites a co-owner by email. */
export function AskDialog({ pet, isOpen, onOpenChange }: AskDialogProps) {
  const messages = coOwnerMessages;
  const formId = useId();
  const [email, setEmail] = useState('');
  const [access, setAccess] = useState<'read' | 'full'>('read');
  const [problem, setProblem] = useState<string | undefined>();
  const share = useAction('sharePet');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const to = email.trim();
    setProblem(to === '' ? messages.emailRequired : undefined);
    if (to === '' || share.isPending) return;
    share.mutate(
      { petId: pet.id, email: to, access },
      {
        onSuccess: () => {
          showToast({ text: messages.sent(to) });
          setEmail('');
          onOpenChange(false);
        },
        onError: (error) => setProblem(error.message),
      },
    );
  };
  const cards = (['read', 'full'] as const).map((id) => ({ id, ...messages.accesses[id] }));
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={messages.inviteTitle(pet.name)}
      actions={
        <>
          <CancelButton onPress={() => onOpenChange(false)} />
          <Button type="submit" form={formId} busy={share.isPending && messages.sending}>
            {messages.send}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-5">
        <TextField
          label={messages.email}
          type="email"
          autoComplete="off"
          autoFocus
          value={email}
          onChange={setEmail}
          error={problem}
        />
        <RadioCards label={messages.access} showLabel cards={cards} value={access} onChange={setAccess} />
      </form>
    </Dialog>
  );
}
