import type { Rule } from '@clearpaw/domain';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button/index.ts';
import { TextField } from '../../ui/field/index.ts';
import { Dialog } from '../../ui/overlay/index.ts';
import { requirementMessages } from './messages.gen.ts';
import type { TypedName } from './sentence-part.ts';

interface NameDialogProps {
  readonly label: string;
  readonly asked: TypedName;
  readonly onClose: () => void;
  readonly onRule: (rule: Rule) => void;
}

/** Asks for a custom name that is not in the list. */
export function NameDialog({ label, asked, onClose, onRule }: NameDialogProps) {
  const messages = requirementMessages;
  const [typed, setTyped] = useState('');
  const [sent, setSent] = useState(false);
  const name = typed.trim();
  const fits = name !== '' && (asked.fits?.(name) ?? true);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (fits) onRule(asked.set(name));
  };
  return (
    <Dialog isOpen onOpenChange={(open) => !open && onClose()} title={asked.question}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-6">
        <TextField
          label={label}
          help={asked.help}
          error={sent && !fits ? asked.required : undefined}
          maxLength={asked.maxLength}
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
