import { useState } from 'react';
import { useAction } from '../../platform/data/index.ts';
import { TextArea } from '../../ui/field/index.ts';
import { ConfirmDialog } from '../../ui/overlay/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { addressesOf } from './addresses-of.ts';
import { appMessages } from './messages.gen.ts';

interface ChangeAddressesDialogProps {
  readonly businessId: string;
  readonly app: { readonly id: string; readonly name: string; readonly redirectUris: readonly string[] };
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Where people return to after they decide. Begins with the addresses of today. */
export function ChangeAddressesDialog(props: ChangeAddressesDialogProps) {
  const { businessId, app, isOpen, onOpenChange } = props;
  const messages = appMessages;
  const [addresses, setAddresses] = useState(app.redirectUris.join('\n'));
  const update = useAction('updateApp');
  const redirectUris = addressesOf(addresses);
  const send = () =>
    update.mutate(
      { businessId, appId: app.id, redirectUris },
      {
        onSuccess: () => {
          showToast({ text: messages.changed(app.name) });
          onOpenChange(false);
        },
      },
    );
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={messages.changeTitle(app.name)}
      confirm={messages.save}
      busy={update.isPending && messages.changing}
      isDisabled={redirectUris.length === 0}
      onConfirm={send}
    >
      <p>{messages.changeLead}</p>
      <TextArea
        label={messages.addresses}
        help={messages.addressesHint}
        value={addresses}
        onChange={setAddresses}
        spellCheck={false}
        error={update.error?.message}
      />
    </ConfirmDialog>
  );
}
