import type { Species } from '@clearpaw/domain';
import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useDraft } from '../../platform/storage/index.ts';
import { useWordsOf } from '../../platform/words/index.ts';
import { Button } from '../../ui/button/index.ts';
import { ErrorPanel, SavedNote } from '../../ui/feedback/index.ts';
import { DateField, TextField } from '../../ui/field/index.ts';
import { Card } from '../../ui/surface/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { type CheckedPet, checkShot } from './shot-checks.ts';
import { ShotFields } from './shot-fields.tsx';
import { useSaveVisit } from './use-save-visit.ts';
import { blankShot, blankVisit, isVisitDraft, type ShotDraft, type VisitDraft } from './visit-draft.ts';
import { problemsOf, type VisitProblems } from './visit-problems.ts';
import { vaccinationWords } from './words.ts';

interface VisitFormProps {
  readonly petId: string;
  readonly species: Species;
  readonly pet: CheckedPet;
  readonly onSaved: () => void;
}

/** One visit to the vet: the day, the clinic, the shots. Kept on the device until it is saved. */
export function VisitForm({ petId, species, pet, onSaved }: VisitFormProps) {
  const words = useWordsOf(vaccinationWords);
  const { draft, setDraft, clear, kept } = useDraft(`visit:${petId}`, blankVisit, isVisitDraft);
  const [problems, setProblems] = useState<VisitProblems>({ shots: {} });
  const { save, failed, busy } = useSaveVisit(petId);
  const set = (change: Partial<VisitDraft>) => setDraft({ ...draft, ...change });
  const setShot = (key: string, change: Partial<ShotDraft>) =>
    set({ shots: draft.shots.map((shot) => (shot.key === key ? { ...shot, ...change } : shot)) });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = problemsOf(draft, pet, words);
    setProblems(found);
    if (busy || found.administeredOn || Object.keys(found.shots).length > 0) return;
    const left = await save(draft);
    if (left.length > 0) return set({ shots: left });
    clear();
    showToast({ words: words.saved(draft.shots.length) });
    onSaved();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Card padding="none">
        <div className="grid gap-5 p-5 md:grid-cols-3 md:p-6">
          <DateField
            label={words.dateGiven}
            value={draft.administeredOn}
            onChange={(administeredOn) => set({ administeredOn })}
            error={problems.administeredOn}
          />
          <TextField
            label={words.clinic}
            optional
            value={draft.clinic}
            onChange={(clinic) => set({ clinic })}
          />
          <TextField
            label={words.veterinarian}
            optional
            value={draft.veterinarian}
            onChange={(veterinarian) => set({ veterinarian })}
          />
        </div>
        {draft.shots.map((shot, place) => (
          <ShotFields
            key={shot.key}
            number={place + 1}
            shot={shot}
            species={species}
            administeredOn={draft.administeredOn}
            odd={checkShot(shot, draft.administeredOn, pet).odd}
            problems={problems.shots[shot.key] ?? {}}
            onChange={(change) => setShot(shot.key, change)}
            onRemove={
              draft.shots.length > 1
                ? () => set({ shots: draft.shots.filter((other) => other !== shot) })
                : null
            }
          />
        ))}
        <div className="border-line border-t px-5 py-4 md:px-6">
          <Button variant="tonal" icon={Plus} onPress={() => set({ shots: [...draft.shots, blankShot()] })}>
            {words.addShot}
          </Button>
        </div>
        {failed && (
          <div className="px-5 pb-4 md:px-6">
            <ErrorPanel title={words.saveFailed}>{failed}</ErrorPanel>
          </div>
        )}
        <div className="flex flex-wrap items-center justify-between gap-3 border-line border-t px-5 py-4 md:px-6">
          <span className="min-h-6">{kept && <SavedNote>{words.kept}</SavedNote>}</span>
          <Button type="submit" busy={busy && words.saving}>
            {draft.shots.length === 1 ? words.save : words.saveMany(draft.shots.length)}
          </Button>
        </div>
      </Card>
    </form>
  );
}
