import { type AppScope, appScopes } from '@clearpaw/contract';
import { useState } from 'react';
import { useAction } from '../../platform/data/index.ts';
import { CheckboxList, TextArea, TextField } from '../../ui/field/index.ts';
import { ConfirmDialog } from '../../ui/overlay/index.ts';
import { addressesOf } from './addresses-of.ts';
import { appMessages } from './messages.gen.ts';
import type { ShownSecret } from './new-secret-panel.tsx';
import { sayScope } from './say-scope.ts';

interface RegisterAppDialogProps {
  readonly businessId: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onRegistered: (secret: ShownSecret) => void;
}

/** A name, where people return to, and the most that it may ask for. */
export function RegisterAppDialog(props: RegisterAppDialogProps) {
  const { businessId, isOpen, onOpenChange, onRegistered } = props;
  const messages = appMessages;
  const [name, setName] = useState('');
  const [addresses, setAddresses] = useState('');
  const [scopes, setScopes] = useState<readonly AppScope[]>([]);
  const register = useAction('registerApp');
  const redirectUris = addressesOf(addresses);
  const send = () =>
    register.mutate(
      { businessId, name, redirectUris, ...(scopes.length > 0 ? { scopes: [...scopes] } : {}) },
      {
        onSuccess: ({ clientId, clientSecret }) => {
          onRegistered({ name: name.trim(), clientId, clientSecret });
          setName('');
          setAddresses('');
          setScopes([]);
          onOpenChange(false);
        },
      },
    );
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) register.reset();
        onOpenChange(open);
      }}
      title={messages.registerTitle}
      confirm={messages.register}
      busy={register.isPending && messages.registering}
      isDisabled={name.trim() === '' || redirectUris.length === 0}
      onConfirm={send}
    >
      <p>{messages.registerLead}</p>
      <TextField label={messages.name} autoComplete="off" value={name} onChange={setName} />
      <TextArea
        label={messages.addresses}
        help={messages.addressesHint}
        value={addresses}
        onChange={setAddresses}
        spellCheck={false}
        error={register.error?.message}
      />
      <CheckboxList
        label={messages.mayAskFor}
        options={scopeOptions}
        selected={scopes}
        onChange={(chosen) => setScopes(appScopes.filter((scope) => chosen.includes(scope)))}
      >
        <p className="type-small text-ink-2">{messages.mayAskForHint}</p>
      </CheckboxList>
    </ConfirmDialog>
  );
}

const scopeOptions = appScopes.map((id) => ({ id, label: sayScope(id, false) }));
