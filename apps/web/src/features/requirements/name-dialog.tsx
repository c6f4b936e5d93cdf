import { type FormEvent, useState } from 'react';
import { useMessages } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { TextField } from '../../ui/field/index.ts';
import { Dialog } from '../../ui/overlay/index.ts';
import { requirementMessages } from './messages.ts';

interface NameDialogProps {
  readonly label: string;
  readonly maxLength: number;
  readonly onClose: () => void;
  readonly onName: (name: string) => void;
}

/** A name of the business's own, for what the list leaves out. */
export function NameDialog({ label, maxLength, onClose, onName }: NameDialogProps) {
  const messages = useMessages(requirementMessages);
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState(false);
  const name = typed.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (name !== '') onName(name);
  };
  return (
    <Dialog isOpen onOpenChange={(open) => !open && onClose()} title={messages.ownVaccineTitle}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-6">
        <TextField
          label={label}
          help={messages.ownVaccineHelp}
          error={asked && name === '' ? messages.ownVaccineRequired : undefined}
          maxLength={maxLength}
          autoComplete="off"
          autoFocus
          value={typed}
          onChange={setTyped}
        />
        <Button type="submit" wide>
          {messages.use}
        </Button>
      </form>
    </Dialog>
  );
}
