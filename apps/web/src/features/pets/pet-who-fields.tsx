import { birthPrecisions, sexes, speciesList } from '@clearpaw/domain';
import { useWordsOf } from '../../platform/words/index.ts';
import { DateField, Select, TextField } from '../../ui/field/index.ts';
import type { PetDraft, PetProblems } from './pet-draft.ts';
import { petWords } from './words.ts';

export interface PetFieldsProps {
  readonly draft: PetDraft;
  readonly problems: PetProblems;
  readonly onChange: (change: Partial<PetDraft>) => void;
}

/** Name, kind, breed, sex, birth and colour. */
export function WhoFields({ draft, problems, onChange }: PetFieldsProps) {
  const words = useWordsOf(petWords);
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <TextField
        id="pet-name"
        label={words.name}
        help={words.nameHelp}
        value={draft.name}
        onChange={(name) => onChange({ name })}
        error={problems.name}
        autoComplete="off"
      />
      <Select
        label={words.kind}
        options={speciesList.map((id) => ({ id, label: words.species[id] }))}
        value={draft.species}
        onChange={(species) => onChange({ species })}
      />
      <TextField label={words.breed} optional value={draft.breed} onChange={(breed) => onChange({ breed })} />
      <TextField
        label={words.colour}
        optional
        help={words.colourHelp}
        value={draft.colour}
        onChange={(colour) => onChange({ colour })}
      />
      <DateField
        id="pet-bornOn"
        label={words.bornOn}
        optional
        help={words.bornHelp}
        value={draft.bornOn}
        onChange={(bornOn) => onChange({ bornOn })}
        error={problems.bornOn}
      />
      <Select
        label={words.precision}
        options={birthPrecisions.map((id) => ({ id, label: words.precisions[id] }))}
        value={draft.bornOnPrecision}
        onChange={(bornOnPrecision) => onChange({ bornOnPrecision })}
      />
      <Select
        label={words.sexLabel}
        options={sexes.map((id) => ({ id, label: words.sex[id] }))}
        value={draft.sex}
        onChange={(sex) => onChange({ sex })}
      />
      <Select
        id="pet-sterilized"
        label={words.sterilizedLabel}
        options={(['yes', 'no', 'unknown'] as const).map((id) => ({ id, label: words[id] }))}
        value={draft.sterilized}
        onChange={(sterilized) => onChange({ sterilized })}
      />
    </div>
  );
}
