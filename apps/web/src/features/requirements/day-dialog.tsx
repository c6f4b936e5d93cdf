import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button/index.ts';
import { DateField } from '../../ui/field/index.ts';
import { Dialog } from '../../ui/overlay/index.ts';
import { requirementMessages } from './messages.gen.ts';

interface DayDialogProps {
  readonly label: string;
  readonly current: string;
  readonly onClose: () => void;
  readonly onDay: (day: string) => void;
}

/** Any day, typed or from a calendar. */
export function DayDialog({ label, current, onClose, onDay }: DayDialogProps) {
  const messages = requirementMessages;
  const [day, setDay] = useState<string | null>(current);
  const [sent, setSent] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (day !== null) onDay(day);
  };
  return (
    <Dialog isOpen onOpenChange={(open) => !open && onClose()} title={label}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-6">
        <DateField
          label={label}
          error={sent && day === null ? messages.words.dayRequired : undefined}
          value={day}
          onChange={setDay}
        />
        <Button type="submit" wide>
          {messages.use}
        </Button>
      </form>
    </Dialog>
  );
}
