import { type BusinessKind, businessKinds } from '@clearpaw/domain';
import { type FormEvent, useMemo, useState } from 'react';
import { useAction, useIdempotencyKey } from '../../platform/data/index.ts';
import { useDraft } from '../../platform/storage/index.ts';
import { Button } from '../../ui/button/index.ts';
import { CallErrorPanel } from '../../ui/feedback/index.ts';
import { ComboBox, Select, TextField } from '../../ui/field/index.ts';
import {
  type BusinessDraft,
  type BusinessProblems,
  checkBusiness,
  isBusinessDraft,
} from './business-draft.ts';
import { businessMessages } from './messages.gen.ts';
import { deviceTimeZone, timeZoneOptions } from './time-zones.ts';

interface SetupFormProps {
  /** Set if the kind of business is already known. */
  readonly kind?: BusinessKind | undefined;
  /** Set if it is another location of a business. */
  readonly location?: {
    /** What the form begins with. */
    readonly like: { readonly kind: BusinessKind; readonly timeZone: string };
    /** The label of the button. */
    readonly create: string;
    readonly onCreated: (created: { readonly id: string }) => void;
  };
}

/** Name, kind and time zone of a new business. What is typed survives a reload. */
export function SetupForm({ kind: given, location }: SetupFormProps) {
  const messages = businessMessages;
  const like = location?.like;
  const blank = useMemo<BusinessDraft>(
    () => ({ name: '', kind: like?.kind ?? null, timeZone: like?.timeZone ?? deviceTimeZone() }),
    [like?.kind, like?.timeZone],
  );
  const { draft, setDraft, clear } = useDraft(location ? 'location' : 'place', blank, isBusinessDraft);
  const [problems, setProblems] = useState<BusinessProblems>({});
  const create = useAction('createBusiness');
  const { keyFor } = useIdempotencyKey();
  const set = (change: Partial<BusinessDraft>) => setDraft({ ...draft, ...change });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = checkBusiness(given ? { ...draft, kind: given } : draft, messages);
    setProblems('problems' in checked ? checked.problems : {});
    if (!('business' in checked) || create.isPending) return;
    const request = { ...checked.business, idempotencyKey: keyFor(checked.business) };
    create.mutate(request, {
      onSuccess: (created) => {
        clear();
        location?.onCreated(created);
      },
    });
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <CallErrorPanel call={create} title={messages.createFailed} />
      <TextField
        label={messages.name}
        placeholder={messages.namePlaceholder}
        autoComplete="organization"
        value={draft.name}
        onChange={(name) => set({ name })}
        error={problems.name}
      />
      {!given && (
        <Select
          label={messages.kind}
          options={businessKinds.map((id) => ({ id, label: messages.kinds[id] }))}
          value={draft.kind}
          onChange={(kind) => set({ kind })}
          error={problems.kind}
        />
      )}
      <ZoneField draft={draft} problem={problems.timeZone} onChange={(timeZone) => set({ timeZone })} />
      <Button type="submit" size="lead" wide busy={create.isPending && messages.creating}>
        {location?.create ?? messages.create}
      </Button>
    </form>
  );
}

interface ZoneFieldProps {
  readonly draft: BusinessDraft;
  readonly problem: string | undefined;
  readonly onChange: (timeZone: string | null) => void;
}

function ZoneField({ draft, problem, onChange }: ZoneFieldProps) {
  const messages = businessMessages;
  const options = useMemo(timeZoneOptions, []);
  return (
    <ComboBox
      label={messages.timeZone}
      help={messages.timeZoneHelp}
      options={options}
      value={draft.timeZone}
      onChange={onChange}
      error={problem}
    />
  );
}
