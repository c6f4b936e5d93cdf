import { type FormEvent, useId, useState } from 'react';
import { type Unlocking, unlockDevice } from '../../../platform/device-lock/index.ts';
import { Button } from '../../../ui/button/index.ts';
import { Dialog } from '../../../ui/overlay/index.ts';
import { waiverMessages } from '../messages.gen.ts';
import { CodeField } from './code-field.tsx';

interface LeaveDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onLeave: () => void;
}

/** Asks for the code with which staff end kiosk mode. */
export function LeaveDialog({ isOpen, onOpenChange, onLeave }: LeaveDialogProps) {
  const messages = waiverMessages;
  const formId = useId();
  const [code, setCode] = useState('');
  const [said, setSaid] = useState<Unlocking>('open');
  const problems = { open: null, wrong: messages.wrongCode, paused: messages.codePaused };
  const unlock = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await unlockDevice(code);
    setCode('');
    setSaid(answer);
    if (answer === 'open') onLeave();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={messages.leaveTitle}
      actions={
        <Button type="submit" form={formId}>
          {messages.leave}
        </Button>
      }
    >
      <p>{messages.leaveLead}</p>
      <form id={formId} onSubmit={(event) => void unlock(event)} noValidate>
        <CodeField label={messages.kioskCode} code={code} onChange={setCode} error={problems[said]} />
      </form>
    </Dialog>
  );
}
