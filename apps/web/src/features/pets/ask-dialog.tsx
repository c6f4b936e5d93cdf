import { type FormEvent, useId, useState } from 'react';
import { useAction } from '../../platform/data/index.ts';
import { useWordsOf } from '../../platform/words/index.ts';
import { Button } from '../../ui/button/index.ts';
import { RadioCards, TextField } from '../../ui/field/index.ts';
import { Dialog } from '../../ui/overlay/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { coOwnerWords } from './co-owners-words.ts';

interface AskDialogProps {
  readonly pet: { readonly id: string; readonly name: string };
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Asks somebody, by letter, to care for the pet too. */
export function AskDialog({ pet, isOpen, onOpenChange }: AskDialogProps) {
  const words = useWordsOf(coOwnerWords);
  const formId = useId();
  const [email, setEmail] = useState('');
  const [access, setAccess] = useState<'read' | 'full'>('read');
  const [problem, setProblem] = useState<string | undefined>();
  const share = useAction('sharePet');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const to = email.trim();
    setProblem(to === '' ? words.emailRequired : undefined);
    if (to === '' || share.isPending) return;
    share.mutate(
      { petId: pet.id, email: to, access },
      {
        onSuccess: () => {
          showToast({ words: words.sent(to) });
          setEmail('');
          onOpenChange(false);
        },
        onError: (error) => setProblem(error.message),
      },
    );
  };
  const cards = (['read', 'full'] as const).map((id) => ({ id, ...words.accesses[id] }));
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={words.inviteTitle(pet.name)}
      actions={
        <Button type="submit" form={formId} busy={share.isPending && words.sending}>
          {words.send}
        </Button>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-5">
        <TextField
          label={words.email}
          type="email"
          autoComplete="off"
          autoFocus
          value={email}
          onChange={setEmail}
          error={problem}
        />
        <RadioCards label={words.access} showLabel cards={cards} value={access} onChange={setAccess} />
      </form>
    </Dialog>
  );
}
