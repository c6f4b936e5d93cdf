import { birthPrecisions, sexes, speciesList } from '@clearpaw/domain';
import { useState } from 'react';
import { DateField, Select, TextField } from '../../ui/field/index.ts';
import { petMessages } from './messages.gen.ts';
import type { PetDraft, PetProblems } from './pet-draft.ts';

export interface PetFieldsProps {
  readonly draft: PetDraft;
  readonly problems: PetProblems;
  readonly onChange: (change: Partial<PetDraft>) => void;
}

/** Name and species, then the rest of who a pet is. */
export function WhoFields(props: PetFieldsProps) {
  const messages = petMessages;
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <NameField {...props} />
      <Select
        label={messages.kind}
        options={speciesList.map((id) => ({ id, label: messages.species[id] }))}
        value={props.draft.species}
        onChange={(species) => props.onChange({ species })}
      />
      <OriginFields {...props} />
    </div>
  );
}

export function NameField({ draft, problems, onChange }: PetFieldsProps) {
  const messages = petMessages;
  return (
    <TextField
      id="pet-name"
      label={messages.name}
      help={messages.nameHelp}
      value={draft.name}
      onChange={(name) => onChange({ name })}
      error={problems.name}
      autoComplete="off"
    />
  );
}

/** Breed, color, birth date and sex, as items of a grid. */
export function OriginFields({ draft, problems, onChange }: PetFieldsProps) {
  const messages = petMessages;
  return (
    <>
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
      <BirthFields draft={draft} problems={problems} onChange={onChange} />
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
    </>
  );
}

/** The date of birth; how exact it is only where it is not, or where that is wanted. */
function BirthFields({ draft, problems, onChange }: PetFieldsProps) {
  const messages = petMessages;
  const [isAsked, setIsAsked] = useState(false);
  const isOpen = draft.bornOn !== null && (isAsked || draft.bornOnPrecision !== 'day');
  return (
    <>
      <div>
        <DateField
          id="pet-bornOn"
          label={messages.bornOn}
          optional
          help={draft.bornOn === null ? messages.bornHelp : undefined}
          value={draft.bornOn}
          onChange={(bornOn) => onChange({ bornOn })}
          error={problems.bornOn}
        />
        {draft.bornOn !== null && !isOpen && (
          <button
            type="button"
            onClick={() => setIsAsked(true)}
            className="min-h-11 cursor-pointer type-small text-ink-2 underline underline-offset-4"
          >
            {messages.approximate}
          </button>
        )}
      </div>
      {isOpen && (
        <Select
          label={messages.precision}
          options={birthPrecisions.map((id) => ({ id, label: messages.precisions[id] }))}
          value={draft.bornOnPrecision}
          onChange={(bornOnPrecision) => onChange({ bornOnPrecision })}
          autoFocus={isAsked}
        />
      )}
    </>
  );
}
