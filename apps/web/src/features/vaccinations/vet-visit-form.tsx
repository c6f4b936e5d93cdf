import type { Species } from '@clearpaw/domain';
import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useDraft } from '../../platform/storage/index.ts';
import { Button } from '../../ui/button/index.ts';
import { ErrorPanel, SavedNote } from '../../ui/feedback/index.ts';
import { DateField, TextField } from '../../ui/field/index.ts';
import { Card } from '../../ui/surface/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { type CheckedPet, checkVisitDose } from './dose-checks.ts';
import { DoseFields } from './dose-fields.tsx';
import { vaccinationMessages } from './messages.gen.ts';
import { prefilledDose } from './prefilled-dose.ts';
import { useSaveVisit } from './use-save-visit.ts';
import {
  blankVetVisit,
  blankVisitDose,
  isVisitDraft,
  type VetVisitDraft,
  type VisitDoseDraft,
} from './vet-visit-draft.ts';
import { problemsOf, type VisitProblems } from './visit-problems.ts';

interface VisitFormProps {
  readonly petId: string;
  /** The clinic that enters the visit; omitted for the pet's carers. */
  readonly businessId?: string | undefined;
  readonly species: Species;
  readonly pet: CheckedPet;
  /** The targets that a business requires. */
  readonly asked: readonly string[];
  readonly onSaved: () => void;
}

/** One vet visit: the day, the clinic and the doses. Stored on the device until it is saved. */
export function VisitForm({ petId, businessId, species, pet, asked, onSaved }: VisitFormProps) {
  const messages = vaccinationMessages;
  const draftKey = ['visit', petId, ...asked].join(':');
  const begin = () => ({
    ...blankVetVisit(),
    doses: [{ ...blankVisitDose(), ...prefilledDose(asked, species) }],
  });
  const { draft, setDraft, clear, kept } = useDraft(draftKey, begin, isVisitDraft);
  const [problems, setProblems] = useState<VisitProblems>({ doses: {} });
  const { save, failed, busy } = useSaveVisit(petId, businessId);
  const set = (change: Partial<VetVisitDraft>) => setDraft({ ...draft, ...change });
  const setDose = (key: string, change: Partial<VisitDoseDraft>) =>
    set({ doses: draft.doses.map((dose) => (dose.key === key ? { ...dose, ...change } : dose)) });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = problemsOf(draft, pet, messages);
    setProblems(found);
    if (busy || found.administeredOn || Object.keys(found.doses).length > 0) return;
    const left = await save(draft);
    if (left.length > 0) return set({ doses: left });
    clear();
    showToast({ text: messages.saved(draft.doses.length) });
    onSaved();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Card padding="none">
        <div className="grid gap-5 p-5 md:grid-cols-3 md:p-6">
          <DateField
            label={messages.dateGiven}
            value={draft.administeredOn}
            onChange={(administeredOn) => set({ administeredOn })}
            error={problems.administeredOn}
          />
          <TextField
            label={messages.clinic}
            optional
            value={draft.clinic}
            onChange={(clinic) => set({ clinic })}
          />
          <TextField
            label={messages.veterinarian}
            optional
            value={draft.veterinarian}
            onChange={(veterinarian) => set({ veterinarian })}
          />
        </div>
        {draft.doses.map((dose, index) => (
          <DoseFields
            key={dose.key}
            number={index + 1}
            dose={dose}
            species={species}
            administeredOn={draft.administeredOn}
            warnings={checkVisitDose(dose, draft.administeredOn, pet).warnings}
            problems={problems.doses[dose.key] ?? {}}
            onChange={(change) => setDose(dose.key, change)}
            onRemove={
              draft.doses.length > 1
                ? () => set({ doses: draft.doses.filter((other) => other !== dose) })
                : null
            }
          />
        ))}
        <div className="border-line border-t px-5 py-4 md:px-6">
          <Button
            variant="tonal"
            icon={Plus}
            onPress={() => set({ doses: [...draft.doses, blankVisitDose()] })}
          >
            {messages.addDose}
          </Button>
        </div>
        {failed && (
          <div className="px-5 pb-4 md:px-6">
            <ErrorPanel title={messages.saveFailed}>{failed}</ErrorPanel>
          </div>
        )}
        <div className="flex flex-wrap items-center justify-between gap-3 border-line border-t px-5 py-4 md:px-6">
          <span className="min-h-6">{kept && <SavedNote>{messages.kept}</SavedNote>}</span>
          <Button type="submit" busy={busy && messages.saving}>
            {draft.doses.length === 1 ? messages.save : messages.saveMany(draft.doses.length)}
          </Button>
        </div>
      </Card>
    </form>
  );
}
