import { useState } from 'react';
import { useAction } from '../../platform/data/index.ts';
import { Select } from '../../ui/field/index.ts';
import { ConfirmDialog } from '../../ui/overlay/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { afterHours, type KeyOverlap, keyOverlaps } from './lifetimes.ts';
import { apiKeyMessages } from './messages.gen.ts';
import type { ShownKey } from './new-key-panel.tsx';

interface RotateKeyDialogProps {
  readonly businessId: string;
  readonly apiKey: { readonly id: string; readonly name: string };
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onRotated: (key: ShownKey) => void;
}

const overlapIds = Object.keys(keyOverlaps) as KeyOverlap[];

/** Asks how long the old key should keep working. */
export function RotateKeyDialog(props: RotateKeyDialogProps) {
  const { businessId, apiKey, isOpen, onOpenChange, onRotated } = props;
  const messages = apiKeyMessages;
  const [overlap, setOverlap] = useState<KeyOverlap>('day');
  const rotate = useAction('rotateApiKey');
  const send = () => {
    const hours = keyOverlaps[overlap];
    const end = hours === 0 ? {} : { oldKeyEndsAt: afterHours(hours) };
    rotate.mutate(
      { businessId, keyId: apiKey.id, ...end },
      {
        onSuccess: ({ key }) => {
          onRotated({ name: apiKey.name, key });
          onOpenChange(false);
        },
        onError: (problem) => showToast({ text: problem.message, tone: 'error' }),
      },
    );
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={messages.rotateTitle(apiKey.name)}
      confirm={messages.rotate}
      busy={rotate.isPending && messages.rotate}
      onConfirm={send}
    >
      <p>{messages.rotateLead}</p>
      <Select
        label={messages.overlap}
        options={overlapIds.map((id) => ({ id, label: messages.overlaps[id] }))}
        value={overlap}
        onChange={setOverlap}
      />
    </ConfirmDialog>
  );
}
