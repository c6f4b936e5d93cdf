import { useWordsOf } from '../../platform/words/index.ts';
import { TextArea, TextField } from '../../ui/field/index.ts';
import type { PetFieldsProps } from './pet-who-fields.tsx';
import { petWords } from './words.ts';

/** Chip, weight, care alerts, clinic, notes. */
export function HealthFields({ draft, problems, onChange }: PetFieldsProps) {
  const words = useWordsOf(petWords);
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <TextField
        id="pet-microchip"
        label={words.microchip}
        optional
        figures
        help={words.microchipHelp}
        inputMode="numeric"
        value={draft.microchip}
        onChange={(microchip) => onChange({ microchip })}
        error={problems.microchip}
      />
      <TextField
        id="pet-weightKg"
        label={words.weight}
        optional
        inputMode="decimal"
        suffix={<span className="type-small text-ink-3">{words.weightUnit}</span>}
        value={draft.weightKg}
        onChange={(weightKg) => onChange({ weightKg })}
        error={problems.weightKg}
      />
      <TextField
        label={words.alerts}
        optional
        help={words.alertsHelp}
        value={draft.alerts}
        onChange={(alerts) => onChange({ alerts })}
        className="md:col-span-2"
      />
      <TextField
        label={words.clinicName}
        optional
        value={draft.clinicName}
        onChange={(clinicName) => onChange({ clinicName })}
      />
      <TextField
        label={words.clinicPhone}
        optional
        type="tel"
        value={draft.clinicPhone}
        onChange={(clinicPhone) => onChange({ clinicPhone })}
      />
      <TextArea
        label={words.notes}
        optional
        value={draft.notes}
        onChange={(notes) => onChange({ notes })}
        className="md:col-span-2"
      />
    </div>
  );
}
