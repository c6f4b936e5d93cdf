import { type FormEvent, useId, useState } from 'react';
import { useAction } from '../../platform/data/index.ts';
import { Button } from '../../ui/button/index.ts';
import { RadioCards, TextField } from '../../ui/field/index.ts';
import { CancelButton, Dialog } from '../../ui/overlay/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { petLifeMessages } from './pet-life-messages.gen.ts';

interface TransferDialogProps {
  readonly pet: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

/** Offers the pet to one person by email. */
export function TransferDialog({ pet, onClose }: TransferDialogProps) {
  const messages = petLifeMessages;
  const formId = useId();
  const [email, setEmail] = useState('');
  const [keep, setKeep] = useState<'nothing' | 'read'>('nothing');
  const [problem, setProblem] = useState<string | undefined>();
  const transfer = useAction('transferPet');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const to = email.trim();
    setProblem(to === '' ? messages.emailRequired : undefined);
    if (to === '' || transfer.isPending) return;
    transfer.mutate(
      { petId: pet.id, email: to, keep },
      {
        onSuccess: () => {
          showToast({ text: messages.sent(to) });
          onClose();
        },
        onError: (error) => setProblem(error.message),
      },
    );
  };
  const cards = (['nothing', 'read'] as const).map((id) => ({ id, ...messages.keeps[id] }));
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={messages.giveTitle(pet.name)}
      actions={
        <>
          <CancelButton onPress={onClose} />
          <Button type="submit" form={formId} busy={transfer.isPending && messages.sending}>
            {messages.send}
          </Button>
        </>
      }
    >
      <p>{messages.giveLead(pet.name)}</p>
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
        <RadioCards label={messages.keep} showLabel cards={cards} value={keep} onChange={setKeep} />
      </form>
    </Dialog>
  );
}
