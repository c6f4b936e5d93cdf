import type { UserType } from '@clearpaw/domain';
import { useState } from 'react';
import { useAction } from '../../platform/data/index.ts';
import { useWordsOf } from '../../platform/words/index.ts';
import { Button } from '../../ui/button/index.ts';
import { ConfirmDialog } from '../../ui/overlay/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { SavingError } from './saving-error.tsx';
import { settingsWords } from './words.ts';

interface TypePanelProps {
  readonly type: UserType | null;
  readonly onChanged: (type: UserType) => void;
}

/** From pet owner to business and back, with what becomes of everything. */
export function TypePanel({ type, onChanged }: TypePanelProps) {
  const words = useWordsOf(settingsWords);
  const [asking, setAsking] = useState(false);
  const save = useAction('setUserType');
  const other: UserType = type === 'business' ? 'owner' : 'business';
  const toBusiness = other === 'business';
  const change = () => {
    if (!save.isPending) save.mutate({ userType: other }, { onSuccess: () => onChanged(other) });
  };
  return (
    <Panel
      title={words.type}
      lead={words.typeNow(type === 'business' ? words.typeBusiness : words.typeOwner)}
    >
      <Button variant="quiet" onPress={() => setAsking(true)}>
        {toBusiness ? words.toBusiness : words.toOwner}
      </Button>
      <ConfirmDialog
        isOpen={asking}
        onOpenChange={setAsking}
        title={toBusiness ? words.toBusinessTitle : words.toOwnerTitle}
        confirm={toBusiness ? words.toBusiness : words.toOwner}
        busy={save.isPending && words.changing}
        onConfirm={change}
      >
        <div className="flex flex-col gap-4">
          <SavingError>{save.isError ? words.typeFailed : null}</SavingError>
          <p>{toBusiness ? words.toBusinessLead : words.toOwnerLead}</p>
        </div>
      </ConfirmDialog>
    </Panel>
  );
}
