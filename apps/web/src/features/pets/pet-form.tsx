import { type FormEvent, useState } from 'react';
import { useSaving } from '../../platform/forms/index.ts';
import { useDraft } from '../../platform/storage/index.ts';
import { Button } from '../../ui/button/index.ts';
import { ErrorPanel, SavedNote } from '../../ui/feedback/index.ts';
import { ErrorSummary } from '../../ui/field/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { petMessages } from './messages.gen.ts';
import { NewPetFields } from './new-pet-fields.tsx';
import { checkDraft, isPetDraft, type PetDraft, type PetProblems } from './pet-draft.ts';
import { HealthFields } from './pet-health-fields.tsx';
import { WhoFields } from './pet-who-fields.tsx';

interface PetFormProps {
  /** The key of the draft on this device: "new", or the pet's id. */
  readonly draftKey: string;
  readonly initial: PetDraft;
  readonly submitLabel: string;
  readonly cancelHref: string;
  /** Saves; rejects with the message for the owner. */
  readonly onSubmit: (draft: PetDraft) => Promise<void>;
}

/** All facts about a pet, stored on the device until it is saved. */
export function PetForm({ draftKey, initial, submitLabel, cancelHref, onSubmit }: PetFormProps) {
  const messages = petMessages;
  const { draft, setDraft, clear, kept } = useDraft(`pet:${draftKey}`, initial, isPetDraft);
  const [problems, setProblems] = useState<PetProblems>({});
  const { busy, failed, setFailed, save } = useSaving();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = checkDraft(draft, messages);
    setProblems(found);
    setFailed(null);
    if (Object.keys(found).length > 0) return;
    void save(
      () => onSubmit(draft).then(clear),
      (problem) => (problem as Error).message,
    );
  };
  const errors = Object.entries(problems).map(([field, message]) => ({ fieldId: `pet-${field}`, message }));
  const set = (change: Partial<PetDraft>) => setDraft({ ...draft, ...change });
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-6">
      <ErrorSummary title={messages.problems} errors={errors} />
      {failed && <ErrorPanel title={messages.saveFailed}>{failed}</ErrorPanel>}
      {draftKey === 'new' ? (
        <NewPetFields draft={draft} problems={problems} onChange={set} />
      ) : (
        <>
          <Panel title={messages.who}>
            <WhoFields draft={draft} problems={problems} onChange={set} />
          </Panel>
          <Panel title={messages.health}>
            <HealthFields draft={draft} problems={problems} onChange={set} />
          </Panel>
        </>
      )}
      <div className="flex flex-wrap items-center justify-end gap-3">
        {kept && <SavedNote>{messages.kept}</SavedNote>}
        <span className="flex-1" />
        <LinkButton href={cancelHref} variant="ghost" onClick={clear}>
          {messages.cancel}
        </LinkButton>
        <Button type="submit" busy={busy && messages.saving}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
