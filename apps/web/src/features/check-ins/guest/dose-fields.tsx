import { findVaccine, type Species, searchVaccines } from '@clearpaw/domain';
import { Search, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { useWordsOf } from '../../../platform/words/index.ts';
import { IconButton } from '../../../ui/button/index.ts';
import { ComboBox, DateField } from '../../../ui/field/index.ts';
import type { DoseDraft } from './guest-draft.ts';
import { useProblemText } from './guest-form-parts.ts';
import type { GuestProblems } from './read-guest.ts';
import { guestWords } from './words.ts';

const mostShown = 6;

interface DoseFieldsProps {
  readonly number: number;
  readonly dose: DoseDraft;
  readonly species: Species | null;
  readonly problems: GuestProblems;
  readonly onChange: (change: Partial<DoseDraft>) => void;
  readonly onRemove: () => void;
}

/** One line of the certificate: which vaccine, when, and until when. */
export function DoseFields({ number, dose, species, problems, onChange, onRemove }: DoseFieldsProps) {
  const words = useWordsOf(guestWords);
  const problemText = useProblemText(problems);
  const options = useMemo(() => vaccineOptions(dose.typed, species), [dose.typed, species]);
  const type = (typed: string) => {
    const still = dose.vaccine !== null && findVaccine(dose.vaccine)?.name === typed;
    onChange(still ? { typed } : { typed, vaccine: null });
  };
  const choose = (code: string | null) => {
    const vaccine = code === null ? null : findVaccine(code);
    if (vaccine) onChange({ vaccine: vaccine.code, typed: vaccine.name });
  };
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{words.dose(number)}</legend>
      <div className="flex items-end gap-2">
        <ComboBox
          className="min-w-0 flex-1"
          label={words.vaccine}
          icon={Search}
          placeholder={words.vaccinePlaceholder}
          options={options}
          value={dose.vaccine}
          onChange={choose}
          typed={dose.typed}
          onSearch={type}
          error={problemText(`${dose.key}.vaccine`, words.vaccineRequired)}
        />
        <IconButton icon={Trash2} label={words.removeDose(number)} onPress={onRemove} />
      </div>
      <div className="mt-4 grid gap-4 md:grid-cols-2">
        <DateField
          label={words.given}
          value={dose.administeredOn}
          onChange={(administeredOn) => onChange({ administeredOn })}
          error={problemText(`${dose.key}.administeredOn`, words.givenRequired)}
        />
        <DateField
          label={words.ends}
          optional
          value={dose.expiresOn}
          onChange={(expiresOn) => onChange({ expiresOn })}
          error={problemText(`${dose.key}.expiresOn`)}
        />
      </div>
    </fieldset>
  );
}

/** One row for each vaccine, by the spelling that fits best. */
function vaccineOptions(typed: string, species: Species | null) {
  const rows = new Map<string, { id: string; label: string; note?: string }>();
  for (const { vaccine, spelling } of searchVaccines(typed, species ?? 'other')) {
    if (rows.has(vaccine.code)) continue;
    const note = spelling === vaccine.name ? {} : { note: spelling };
    rows.set(vaccine.code, { id: vaccine.code, label: vaccine.name, ...note });
  }
  return [...rows.values()].slice(0, mostShown);
}
