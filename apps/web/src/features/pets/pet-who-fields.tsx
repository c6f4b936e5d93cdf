import { birthPrecisions, sexes, speciesList } from '@clearpaw/domain';
import { DateField, Select, TextField } from '../../ui/field/index.ts';
import { petMessages } from './messages.gen.ts';
import type { PetDraft, PetProblems } from './pet-draft.ts';

export interface PetFieldsProps {
  readonly draft: PetDraft;
  readonly problems: PetProblems;
  readonly onChange: (change: Partial<PetDraft>) => void;
}

/** Name, species, breed, sex, birth date and color. */
export function WhoFields({ draft, problems, onChange }: PetFieldsProps) {
  const messages = petMessages;
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <TextField
        id="pet-name"
        label={messages.name}
        help={messages.nameHelp}
        value={draft.name}
        onChange={(name) => onChange({ name })}
        error={problems.name}
        autoComplete="off"
      />
      <Select
        label={messages.kind}
        options={speciesList.map((id) => ({ id, label: messages.species[id] }))}
        value={draft.species}
        onChange={(species) => onChange({ species })}
      />
      <TextField
        label={messages.breed}
        optional
        value={draft.breed}
        onChange={(breed) => onChange({ breed })}
      />
      <TextField
        label={messages.colour}
        optional
        help={messages.colourHelp}
        value={draft.colour}
        onChange={(colour) => onChange({ colour })}
      />
      <DateField
        id="pet-bornOn"
        label={messages.bornOn}
        optional
        help={messages.bornHelp}
        value={draft.bornOn}
        onChange={(bornOn) => onChange({ bornOn })}
        error={problems.bornOn}
      />
      <Select
        label={messages.precision}
        options={birthPrecisions.map((id) => ({ id, label: messages.precisions[id] }))}
        value={draft.bornOnPrecision}
        onChange={(bornOnPrecision) => onChange({ bornOnPrecision })}
      />
      <Select
        label={messages.sexLabel}
        options={sexes.map((id) => ({ id, label: messages.sex[id] }))}
        value={draft.sex}
        onChange={(sex) => onChange({ sex })}
      />
      <Select
        id="pet-sterilized"
        label={messages.sterilizedLabel}
        options={(['yes', 'no', 'unknown'] as const).map((id) => ({ id, label: messages[id] }))}
        value={draft.sterilized}
        onChange={(sterilized) => onChange({ sterilized })}
      />
    </div>
  );
}
