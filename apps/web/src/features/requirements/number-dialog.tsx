import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button/index.ts';
import { TextField } from '../../ui/field/index.ts';
import { Dialog } from '../../ui/overlay/index.ts';
import { requirementMessages } from './messages.gen.ts';
import type { Slot } from './sentence-part.ts';

interface NumberDialogProps {
  readonly label: string;
  readonly bounds: NonNullable<Slot['number']>;
  readonly onClose: () => void;
  readonly onNumber: (value: number) => void;
}

/** Asks for a number within bounds that is not among the usual choices. */
export function NumberDialog({ label, bounds: { min, max, tenths }, onClose, onNumber }: NumberDialogProps) {
  const messages = requirementMessages;
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState(false);
  const value = Number(typed);
  const isNumber = (tenths ? /^\d+(\.\d)?$/ : /^\d+$/).test(typed.trim());
  const fits = isNumber && value >= min && value <= max;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (fits) onNumber(value);
  };
  const help = messages.numberHelp(min, max);
  return (
    <Dialog isOpen onOpenChange={(open) => !open && onClose()} title={messages.otherTitle(label)}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-6">
        <TextField
          label={label}
          help={help}
          error={asked && !fits ? help : undefined}
          inputMode={tenths ? 'decimal' : 'numeric'}
          autoComplete="off"
          autoFocus
          figures
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
