import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../ui/button/index.ts';
import { TextArea } from '../../ui/field/index.ts';
import { Dialog } from '../../ui/overlay/index.ts';
import type { CaredPet } from './care-plan.ts';
import { carePlanMessages } from './messages.gen.ts';

interface NoteDialogProps {
  readonly pet: CaredPet;
  readonly saving: boolean;
  readonly onSave: (note: string) => void;
  readonly onClose: () => void;
}

/** A note for the care log, which the owner can read. */
export function NoteDialog({ pet, saving, onSave, onClose }: NoteDialogProps) {
  const messages = carePlanMessages;
  const formId = useId();
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const isEmpty = note.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!saving && !isEmpty) onSave(note.trim());
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => open || onClose()}
      title={messages.noteTitle(pet.name)}
      isDismissable={false}
      actions={
        <>
          <Button variant="ghost" onPress={onClose}>
            {messages.cancel}
          </Button>
          <Button type="submit" form={formId} busy={saving && messages.saving}>
            {messages.saveNote}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="text-ink">
        <TextArea
          label={messages.note}
          help={messages.noteHelp}
          maxLength={500}
          value={note}
          onChange={setNote}
          error={tried && isEmpty ? messages.noteMissing : undefined}
        />
      </form>
    </Dialog>
  );
}
