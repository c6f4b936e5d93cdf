import { askPauseHours } from '@clearpaw/domain';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button/index.ts';
import { ConfirmDialog } from '../../../ui/overlay/index.ts';
import { unsignedMessages } from './messages.gen.ts';
import { useAsking } from './use-asking.ts';
import type { UnsignedChoice } from './use-unsigned-pets.ts';

interface AskAllProps {
  readonly waiverId: string;
  readonly reason: UnsignedChoice['reason'];
  /** How many pets are listed for this reason. */
  readonly count: number;
}

/** Asks the owners of all pets that are listed, after one question. */
export function AskAll({ waiverId, reason, count }: AskAllProps) {
  const messages = unsignedMessages;
  const [isOpen, setOpen] = useState(false);
  const { ask, busy } = useAsking(waiverId);
  const label = messages.askAll(count);
  return (
    <>
      <Button icon={Mail} onPress={() => setOpen(true)}>
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={messages.askAllTitle}
        confirm={messages.ask}
        busy={busy && messages.asking}
        onConfirm={() => ask(reason === 'all' ? {} : { reason }, () => setOpen(false))}
      >
        {messages.askAllLead(askPauseHours)}
      </ConfirmDialog>
    </>
  );
}
