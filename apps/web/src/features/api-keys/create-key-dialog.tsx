import { type ApiScope, apiScopes } from '@clearpaw/contract';
import { useState } from 'react';
import { useAction } from '../../platform/data/index.ts';
import { CheckboxList, Select, TextField } from '../../ui/field/index.ts';
import { ConfirmDialog } from '../../ui/overlay/index.ts';
import { afterDays, type Lifetime, lifetimes } from './lifetimes.ts';
import { apiKeyMessages } from './messages.gen.ts';
import type { ShownKey } from './new-key-panel.tsx';

interface CreateKeyDialogProps {
  readonly businessId: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onCreated: (key: ShownKey) => void;
}

/** The name, scopes and lifetime of a new key. */
export function CreateKeyDialog({ businessId, isOpen, onOpenChange, onCreated }: CreateKeyDialogProps) {
  const messages = apiKeyMessages;
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly ApiScope[]>([]);
  const [lifetime, setLifetime] = useState<Lifetime>('year');
  const create = useAction('createApiKey');
  const finish = (key: string) => {
    onCreated({ name: name.trim(), key });
    setName('');
    setScopes([]);
    onOpenChange(false);
  };
  const send = () => {
    const days = lifetimes[lifetime];
    const end = days === null ? {} : { expiresAt: afterDays(days) };
    const draft = { businessId, name, scopes: [...scopes], ...end };
    create.mutate(draft, { onSuccess: ({ key }) => finish(key) });
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={messages.createTitle}
      confirm={messages.create}
      busy={create.isPending && messages.creating}
      isDisabled={name.trim() === '' || scopes.length === 0}
      onConfirm={send}
    >
      <p>{messages.createLead}</p>
      <TextField
        label={messages.name}
        help={messages.nameHint}
        autoComplete="off"
        value={name}
        onChange={setName}
        error={create.error?.message}
      />
      <CheckboxList
        label={messages.scopes}
        options={apiScopes.map((id) => ({ id, label: messages.scopeLabels[id] }))}
        selected={scopes}
        onChange={(chosen) => setScopes(apiScopes.filter((scope) => chosen.includes(scope)))}
      />
      <Select
        label={messages.expires}
        options={lifetimeIds.map((id) => ({ id, label: messages.lifetimes[id] }))}
        value={lifetime}
        onChange={setLifetime}
      />
    </ConfirmDialog>
  );
}

const lifetimeIds = Object.keys(lifetimes) as Lifetime[];
