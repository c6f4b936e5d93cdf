import { type FormEvent, useId, useState } from 'react';
import { type Unlocking, unlockDevice } from '../../../platform/device-lock/index.ts';
import { useWordsOf } from '../../../platform/words/index.ts';
import { Button } from '../../../ui/button/index.ts';
import { Dialog } from '../../../ui/overlay/index.ts';
import { waiverWords } from '../words.ts';
import { CodeField } from './code-field.tsx';

interface LeaveDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onLeave: () => void;
}

/** Staff take the device back. */
export function LeaveDialog({ isOpen, onOpenChange, onLeave }: LeaveDialogProps) {
  const words = useWordsOf(waiverWords);
  const formId = useId();
  const [code, setCode] = useState('');
  const [said, setSaid] = useState<Unlocking>('open');
  const problems = { open: null, wrong: words.wrongCode, paused: words.codePaused };
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
      title={words.leaveTitle}
      actions={
        <Button type="submit" form={formId}>
          {words.leave}
        </Button>
      }
    >
      <p>{words.leaveLead}</p>
      <form id={formId} onSubmit={(event) => void unlock(event)} noValidate>
        <CodeField label={words.kioskCode} code={code} onChange={setCode} error={problems[said]} />
      </form>
    </Dialog>
  );
}
