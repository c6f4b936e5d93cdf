import { CallError } from '@clearpaw/client';
import type { badges, OutputOf } from '@clearpaw/contract';
import { checkLostNotice } from '@clearpaw/domain';
import { type FormEvent, useId, useState } from 'react';
import { useAction } from '../../platform/data/index.ts';
import { Button } from '../../ui/button/index.ts';
import { TextField } from '../../ui/field/index.ts';
import { CancelButton, Dialog } from '../../ui/overlay/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { lostMessages } from './lost-messages.gen.ts';

export type LostNoticeDraft = NonNullable<OutputOf<typeof badges.getLostNotice>['notice']>;

interface LostDialogProps {
  readonly pet: { readonly id: string; readonly name: string };
  /** The current notice on the badge. */
  readonly notice: LostNoticeDraft | null;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

type Problem = { readonly path: string; readonly message: string };

const trimmed = (text: string): string | null => text.trim() || null;

/** Asks how a finder reaches the owner. */
export function LostDialog({ pet, notice, isOpen, onOpenChange }: LostDialogProps) {
  const messages = lostMessages;
  const formId = useId();
  const [phone, setPhone] = useState(notice?.phone ?? '');
  const [email, setEmail] = useState(notice?.email ?? '');
  const [note, setNote] = useState(notice?.note ?? '');
  const [problem, setProblem] = useState<Problem | null>(null);
  const save = useAction('setLostNotice');
  const typed = (keep: (text: string) => void) => (text: string) => {
    keep(text);
    setProblem(null);
  };
  const errorAt = (path: string) => (problem?.path === path ? problem.message : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const said = { phone: trimmed(phone), email: trimmed(email), note: trimmed(note) };
    const wrong = checkLostNotice(said)[0] ?? null;
    setProblem(wrong);
    if (wrong || save.isPending) return;
    save.mutate(
      { petId: pet.id, notice: said },
      {
        onSuccess: () => {
          showToast({ text: messages.shown(pet.name) });
          onOpenChange(false);
        },
        onError: (failure) => setProblem(problemIn(failure)),
      },
    );
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={messages.dialogTitle(pet.name)}
      actions={
        <>
          <CancelButton onPress={() => onOpenChange(false)} />
          <Button type="submit" form={formId} busy={save.isPending && messages.saving}>
            {messages.show}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-5">
        <p className="text-ink-2">{messages.dialogLead}</p>
        <TextField
          label={messages.phone}
          type="tel"
          autoComplete="tel"
          autoFocus
          maxLength={40}
          value={phone}
          onChange={typed(setPhone)}
          error={errorAt('phone')}
        />
        <TextField
          label={messages.email}
          type="email"
          autoComplete="email"
          value={email}
          onChange={typed(setEmail)}
          error={errorAt('email')}
        />
        <TextField
          label={messages.note}
          help={messages.noteHelp}
          optional
          maxLength={200}
          value={note}
          onChange={typed(setNote)}
          error={errorAt('note')}
        />
      </form>
    </Dialog>
  );
}

/** At the field that it concerns, else at the first one. */
function problemIn(failure: Error): Problem {
  const details = failure instanceof CallError ? (failure.details as { issues?: Problem[] } | null) : null;
  const [issue] = details?.issues ?? [];
  const path = issue?.path.replace(/^notice\./, '') ?? 'phone';
  return { path, message: issue?.message ?? failure.message };
}
