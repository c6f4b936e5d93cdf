import { type BadgeCode, parseBadgeCode } from '@clearpaw/domain';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button/index.ts';
import { TextField } from '../../../ui/field/index.ts';
import { Dialog } from '../../../ui/overlay/index.ts';
import { checkInMessages } from '../messages.gen.ts';

interface CodeDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onCode: (code: BadgeCode) => void;
}

/** Entry of the code below the QR code, for check-in without a camera. */
export function CodeDialog({ isOpen, onClose, onCode }: CodeDialogProps) {
  const messages = checkInMessages;
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState(false);
  const code = parseBadgeCode(typed);
  const letters = typed.replace(/[\s-]/g, '').length;
  const problem = letters === 0 ? messages.codeRequired : messages.codeWrong(letters);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (code === null) return;
    setTyped('');
    setAsked(false);
    onCode(code);
  };
  return (
    <Dialog isOpen={isOpen} onOpenChange={(open) => !open && onClose()} title={messages.codeTitle}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-6">
        <TextField
          label={messages.codeLabel}
          help={messages.codeHelp}
          autoFocus
          autoComplete="off"
          spellCheck="false"
          figures
          value={typed}
          onChange={setTyped}
          error={asked && code === null ? problem : undefined}
        />
        <Button type="submit" size="lead" wide>
          {messages.showVerdict}
        </Button>
      </form>
    </Dialog>
  );
}
