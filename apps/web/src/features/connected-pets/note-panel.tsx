import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useMemo } from 'react';
import { useAction } from '../../platform/data/index.ts';
import { useDraft } from '../../platform/storage/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Banner } from '../../ui/feedback/index.ts';
import { TextArea, TextField } from '../../ui/field/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { Tag } from '../../ui/tag/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { fitsFlags, flagsOf } from './flags-of.ts';
import { connectedPetMessages } from './messages.gen.ts';

interface NotePanelProps {
  readonly businessId: string;
  readonly petId: string;
  readonly saved: { readonly note: string; readonly flags: readonly string[] };
  readonly mayWrite: boolean;
}

interface NoteDraft {
  readonly note: string;
  readonly flags: string;
}

function isNoteDraft(read: unknown): read is NoteDraft {
  const draft = read as Partial<NoteDraft> | null;
  return typeof draft?.note === 'string' && typeof draft.flags === 'string';
}

/** Staff's internal notes about a pet; a draft survives a reload. */
export function NotePanel({ businessId, petId, saved, mayWrite }: NotePanelProps) {
  const messages = connectedPetMessages;
  return (
    <Panel title={messages.notes} lead={messages.notesLead}>
      {saved.flags.length > 0 && (
        <div className="mb-4 flex flex-wrap gap-2">
          {saved.flags.map((flag) => (
            <Tag key={flag} tone="sunken">
              {flag}
            </Tag>
          ))}
        </div>
      )}
      {mayWrite ? (
        // A saved note, here or by a colleague, resets the form.
        <NoteForm key={JSON.stringify(saved)} businessId={businessId} petId={petId} saved={saved} />
      ) : (
        <p className="whitespace-pre-line">{saved.note}</p>
      )}
    </Panel>
  );
}

function NoteForm({ businessId, petId, saved }: Omit<NotePanelProps, 'mayWrite'>) {
  const messages = connectedPetMessages;
  const kept = saved.flags.join(', ');
  const initial = useMemo(() => ({ note: saved.note, flags: kept }), [saved.note, kept]);
  const {
    draft,
    setDraft,
    clear,
    kept: isKept,
  } = useDraft(`note.${businessId}.${petId}`, initial, isNoteDraft);
  const save = useAction('savePetNote');
  const queries = useQueryClient();
  const flags = flagsOf(draft.flags);
  const fits = fitsFlags(flags);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!fits || save.isPending) return;
    save.mutate(
      { businessId, petId, note: draft.note.trim(), flags },
      {
        onSuccess: (answer) => {
          clear();
          const known = ['getConnectedPet', { businessId, petId }];
          queries.setQueryData(known, (pet: object | undefined) => pet && { ...pet, ...answer });
          showToast({ text: messages.saved });
        },
      },
    );
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <TextArea
        label={messages.note}
        placeholder={messages.notePlaceholder}
        maxLength={2000}
        value={draft.note}
        onChange={(note) => setDraft({ ...draft, note })}
      />
      <TextField
        label={messages.flags}
        help={messages.flagsHelp}
        error={fits ? undefined : messages.flagsTooMany}
        value={draft.flags}
        onChange={(typed) => setDraft({ ...draft, flags: typed })}
      />
      {save.isError && <Banner tone="stop">{save.error.message}</Banner>}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="secondary" busy={save.isPending && messages.saving}>
          {messages.save}
        </Button>
        {isKept && <span className="type-small text-ink-3">{messages.noteKept}</span>}
      </div>
    </form>
  );
}
