import { type FormEvent, useState } from 'react';
import { useAction } from '../../platform/data/index.ts';
import { Button } from '../../ui/button/index.ts';
import { TextField } from '../../ui/field/index.ts';
import { SettingRow } from '../../ui/surface/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { settingsMessages } from './messages.gen.ts';
import type { Person } from './person.ts';
import { SavingError } from './saving-error.tsx';

/** The name others see; an owner's is one of the contact details. */
export function NamePanel({ person }: { readonly person: Person }) {
  const messages = settingsMessages;
  const [name, setName] = useState(person.displayName ?? '');
  const save = useAction('updateProfile');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    save.mutate({ displayName: name }, { onSuccess: () => showToast({ text: messages.saved }) });
  };
  return (
    <SettingRow title={messages.profile} lead={messages.nameLead}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <SavingError>{save.isError ? save.error.message : null}</SavingError>
        <div className="flex flex-wrap items-end gap-3">
          <div className="min-w-0 flex-1 basis-52">
            <TextField
              label={messages.name}
              name="name"
              autoComplete="name"
              value={name}
              onChange={setName}
            />
          </div>
          <Button type="submit" busy={save.isPending && messages.saving}>
            {messages.save}
          </Button>
        </div>
      </form>
    </SettingRow>
  );
}
