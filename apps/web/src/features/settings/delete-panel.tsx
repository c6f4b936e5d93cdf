import { useState } from 'react';
import { call } from '../../platform/session/index.ts';
import { useWordsOf } from '../../platform/words/index.ts';
import { Button } from '../../ui/button/index.ts';
import { TextField } from '../../ui/field/index.ts';
import { ConfirmDialog } from '../../ui/overlay/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { SavingError } from './saving-error.tsx';
import { useConfirmed } from './use-confirmed.tsx';
import { useSaving } from './use-saving.ts';
import { settingsWords } from './words.ts';

interface DeletePanelProps {
  readonly email: string;
  readonly onLeft: () => Promise<void>;
}

/** The way out, for good; it asks for the address as a confirmation. */
export function DeletePanel({ email, onLeft }: DeletePanelProps) {
  const words = useWordsOf(settingsWords);
  const [asking, setAsking] = useState(false);
  const [typed, setTyped] = useState('');
  const { busy, failed, setFailed, save } = useSaving();
  const { confirmed, question } = useConfirmed();
  const leave = () => {
    if (typed.trim().toLowerCase() !== email) {
      setFailed(words.emailDiffers);
      return;
    }
    void save(
      async () => {
        await confirmed(() => call('deleteMyAccount', { confirmEmail: typed }), 'orSignedIn');
        await onLeft();
      },
      (problem) => (problem as Error).message,
    );
  };
  return (
    <Panel title={words.leave} lead={words.leaveLead}>
      <Button variant="danger" onPress={() => setAsking(true)}>
        {words.leave}
      </Button>
      <ConfirmDialog
        isOpen={asking}
        onOpenChange={setAsking}
        title={words.leaveTitle}
        confirm={words.leave}
        tone="danger"
        busy={busy && words.deleting}
        onConfirm={leave}
      >
        <div className="flex flex-col gap-4">
          <SavingError>{failed}</SavingError>
          <p>{words.leaveConfirm(email)}</p>
          <TextField
            label={words.confirmEmail}
            type="email"
            autoComplete="off"
            value={typed}
            onChange={setTyped}
          />
        </div>
      </ConfirmDialog>
      {question}
    </Panel>
  );
}
