import { TextArea, TextField } from '../../ui/field/index.ts';
import { petMessages } from './messages.gen.ts';
import type { PetFieldsProps } from './pet-who-fields.tsx';

/** Microchip, weight, care alerts, clinic, notes. */
export function HealthFields({ draft, problems, onChange }: PetFieldsProps) {
  const messages = petMessages;
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <TextField
        id="pet-microchip"
        label={messages.microchip}
        optional
        figures
        help={messages.microchipHelp}
        inputMode="numeric"
        value={draft.microchip}
        onChange={(microchip) => onChange({ microchip })}
        error={problems.microchip}
      />
      <TextField
        id="pet-weight"
        label={messages.weight}
        optional
        inputMode="decimal"
        suffix={<span className="type-small text-ink-3">{messages.weightUnits[draft.weightUnit]}</span>}
        value={draft.weight}
        onChange={(weight) => onChange({ weight })}
        error={problems.weight}
      />
      <TextField
        label={messages.alerts}
        optional
        help={messages.alertsHelp}
        value={draft.alerts}
        onChange={(alerts) => onChange({ alerts })}
        className="md:col-span-2"
      />
      <TextField
        label={messages.clinicName}
        optional
        value={draft.clinicName}
        onChange={(clinicName) => onChange({ clinicName })}
      />
      <TextField
        label={messages.clinicPhone}
        optional
        type="tel"
        value={draft.clinicPhone}
        onChange={(clinicPhone) => onChange({ clinicPhone })}
      />
      <TextArea
        label={messages.notes}
        optional
        value={draft.notes}
        onChange={(notes) => onChange({ notes })}
        className="md:col-span-2"
      />
    </div>
  );
}
