import { businessKinds } from '@clearpaw/domain';
import { type FormEvent, useMemo, useState } from 'react';
import { useAction, useIdempotencyKey } from '../../platform/data/index.ts';
import { useDraft } from '../../platform/storage/index.ts';
import { useWordsOf } from '../../platform/words/index.ts';
import { Button } from '../../ui/button/index.ts';
import { ErrorPanel } from '../../ui/feedback/index.ts';
import { ComboBox, Select, TextField } from '../../ui/field/index.ts';
import { checkPlace, isPlaceDraft, type PlaceDraft, type PlaceProblems } from './place-draft.ts';
import { deviceTimeZone, timeZoneOptions } from './time-zones.ts';
import { businessWords } from './words.ts';

/** Name, kind and time zone of a first place. What is typed survives a reload. */
export function SetupForm() {
  const words = useWordsOf(businessWords);
  const blank = useMemo<PlaceDraft>(() => ({ name: '', kind: null, timeZone: deviceTimeZone() }), []);
  const { draft, setDraft, clear } = useDraft('place', blank, isPlaceDraft);
  const [problems, setProblems] = useState<PlaceProblems>({});
  const create = useAction('createBusiness');
  const { keyFor } = useIdempotencyKey();
  const set = (change: Partial<PlaceDraft>) => setDraft({ ...draft, ...change });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = checkPlace(draft, words);
    setProblems('problems' in checked ? checked.problems : {});
    if (!('place' in checked) || create.isPending) return;
    create.mutate({ ...checked.place, idempotencyKey: keyFor(checked.place) }, { onSuccess: clear });
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      {create.isError && <ErrorPanel title={words.createFailed}>{create.error.message}</ErrorPanel>}
      <TextField
        label={words.name}
        placeholder={words.namePlaceholder}
        autoComplete="organization"
        value={draft.name}
        onChange={(name) => set({ name })}
        error={problems.name}
      />
      <Select
        label={words.kind}
        options={businessKinds.map((id) => ({ id, label: words.kinds[id] }))}
        value={draft.kind}
        onChange={(kind) => set({ kind })}
        error={problems.kind}
      />
      <ZoneField draft={draft} problem={problems.timeZone} onChange={(timeZone) => set({ timeZone })} />
      <Button type="submit" size="lead" wide busy={create.isPending && words.creating}>
        {words.create}
      </Button>
    </form>
  );
}

interface ZoneFieldProps {
  readonly draft: PlaceDraft;
  readonly problem: string | undefined;
  readonly onChange: (timeZone: string | null) => void;
}

function ZoneField({ draft, problem, onChange }: ZoneFieldProps) {
  const words = useWordsOf(businessWords);
  const options = useMemo(timeZoneOptions, []);
  return (
    <ComboBox
      label={words.timeZone}
      help={words.timeZoneHelp}
      options={options}
      value={draft.timeZone}
      onChange={onChange}
      error={problem}
    />
  );
}
