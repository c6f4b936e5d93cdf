import { findVaccine, type Species, searchVaccines } from '@clearpaw/domain';
import { Search, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { IconButton } from '../../../ui/button/index.ts';
import { ComboBox, DateField } from '../../../ui/field/index.ts';
import type { GuestDoseDraft } from './guest-draft.ts';
import { useProblemText } from './guest-form-parts.ts';
import { guestMessages } from './messages.gen.ts';
import type { GuestProblems } from './read-guest.ts';

const mostShown = 6;

interface DoseFieldsProps {
  readonly number: number;
  readonly dose: GuestDoseDraft;
  readonly species: Species | null;
  readonly problems: GuestProblems;
  readonly onChange: (change: Partial<GuestDoseDraft>) => void;
  readonly onRemove: () => void;
}

/** One line of the certificate: the vaccine, its date, and its expiry date. */
export function GuestDoseFields({ number, dose, species, problems, onChange, onRemove }: DoseFieldsProps) {
  const messages = guestMessages;
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
      <legend className="sr-only">{messages.dose(number)}</legend>
      <div className="flex items-end gap-2">
        <ComboBox
          className="min-w-0 flex-1"
          label={messages.vaccine}
          icon={Search}
          placeholder={messages.vaccinePlaceholder}
          options={options}
          value={dose.vaccine}
          onChange={choose}
          typed={dose.typed}
          onSearch={type}
          error={problemText(`${dose.key}.vaccine`, messages.vaccineRequired)}
        />
        <IconButton icon={Trash2} label={messages.removeDose(number)} onPress={onRemove} />
      </div>
      <div className="mt-4 grid gap-4 md:grid-cols-2">
        <DateField
          label={messages.given}
          value={dose.administeredOn}
          onChange={(administeredOn) => onChange({ administeredOn })}
          error={problemText(`${dose.key}.administeredOn`, messages.givenRequired)}
        />
        <DateField
          label={messages.ends}
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
