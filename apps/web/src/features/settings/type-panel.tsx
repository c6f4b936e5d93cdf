import type { UserType } from '@clearpaw/domain';
import { useState } from 'react';
import { useAction } from '../../platform/data/index.ts';
import { Button } from '../../ui/button/index.ts';
import { ConfirmDialog } from '../../ui/overlay/index.ts';
import { SettingRow } from '../../ui/surface/index.ts';
import { settingsMessages } from './messages.gen.ts';
import { SavingError } from './saving-error.tsx';

interface TypePanelProps {
  readonly type: UserType | null;
  readonly onChanged: (type: UserType) => void;
}

/** Switches between pet owner and business, and explains what happens to existing data. */
export function TypePanel({ type, onChanged }: TypePanelProps) {
  const messages = settingsMessages;
  const [asking, setAsking] = useState(false);
  const save = useAction('setUserType');
  const other: UserType = type === 'business' ? 'owner' : 'business';
  const toBusiness = other === 'business';
  const change = () => {
    if (!save.isPending) save.mutate({ userType: other }, { onSuccess: () => onChanged(other) });
  };
  return (
    <SettingRow
      title={messages.type}
      lead={messages.typeNow(type === 'business' ? messages.typeBusiness : messages.typeOwner)}
      action={
        <Button variant="quiet" size="small" onPress={() => setAsking(true)}>
          {toBusiness ? messages.toBusiness : messages.toOwner}
        </Button>
      }
    >
      <ConfirmDialog
        isOpen={asking}
        onOpenChange={setAsking}
        title={toBusiness ? messages.toBusinessTitle : messages.toOwnerTitle}
        confirm={toBusiness ? messages.toBusiness : messages.toOwner}
        busy={save.isPending && messages.changing}
        onConfirm={change}
      >
        <div className="flex flex-col gap-4">
          <SavingError>{save.isError ? messages.typeFailed : null}</SavingError>
          <p>{toBusiness ? messages.toBusinessLead : messages.toOwnerLead}</p>
        </div>
      </ConfirmDialog>
    </SettingRow>
  );
}
