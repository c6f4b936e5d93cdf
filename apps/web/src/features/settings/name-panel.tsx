import { type FormEvent, useState } from 'react';
import { useAction } from '../../platform/data/index.ts';
import { Button } from '../../ui/button/index.ts';
import { TextField } from '../../ui/field/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { settingsMessages } from './messages.gen.ts';
import type { Person } from './person.ts';
import { SavingError } from './saving-error.tsx';

/** The name others see. */
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
    <Panel title={messages.profile} lead={messages.nameLead}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <SavingError>{save.isError ? save.error.message : null}</SavingError>
        <TextField label={messages.name} name="name" autoComplete="name" value={name} onChange={setName} />
        <Button type="submit" className="self-start" busy={save.isPending && messages.saving}>
          {messages.save}
        </Button>
      </form>
    </Panel>
  );
}
