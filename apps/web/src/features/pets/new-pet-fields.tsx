import { speciesList } from '@clearpaw/domain';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../../ui/icon/index.ts';
import { PetAvatar, SpeciesTiles } from '../../ui/pet/index.ts';
import { Card } from '../../ui/surface/index.ts';
import { petMessages } from './messages.gen.ts';
import { petAppearance } from './pet-appearance.ts';
import { blankPet, type PetDraft, type PetProblems } from './pet-draft.ts';
import { HealthFields } from './pet-health-fields.tsx';
import { NameField, OriginFields, type PetFieldsProps } from './pet-who-fields.tsx';

/** A name and a species make a pet; all else is folded. */
export function NewPetFields(props: PetFieldsProps) {
  const messages = petMessages;
  const { draft, problems, onChange } = props;
  const [isOpen, setIsOpen] = useState(() => hasDetails(draft));
  return (
    <>
      <Card as="section" padding="large" aria-label={messages.who} className="flex flex-col gap-6">
        <div className="flex items-start gap-4 md:gap-6">
          <Preview draft={draft} />
          <div className="min-w-0 flex-1">
            <NameField {...props} />
          </div>
        </div>
        <SpeciesTiles
          label={messages.kind}
          options={speciesList.map((id) => ({ id, label: messages.species[id] }))}
          value={draft.species}
          onChange={(species) => onChange({ species })}
        />
      </Card>
      <details
        className="group rounded-panel bg-surface card-edge"
        open={isOpen || hasFoldedProblem(problems)}
        onToggle={(event) => setIsOpen(event.currentTarget.open)}
      >
        <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-4 rounded-panel px-5 py-3 md:px-6">
          <span>
            <span className="block type-strong">{messages.moreDetails}</span>
            <span className="block type-small text-ink-2">{messages.moreDetailsLead}</span>
          </span>
          <Icon of={ChevronDown} className="group-open:rotate-180" />
        </summary>
        <div className="flex flex-col gap-6 border-line border-t p-5 md:p-6">
          <div className="grid gap-5 md:grid-cols-2">
            <OriginFields {...props} />
          </div>
          <h2 className="type-h3">{messages.health}</h2>
          <HealthFields {...props} />
        </div>
      </details>
    </>
  );
}

const unfolded: ReadonlySet<string> = new Set(['name', 'species', 'weightUnit']);

const hasFoldedProblem = (problems: PetProblems): boolean =>
  Object.keys(problems).some((field) => !unfolded.has(field));

/** What was typed before a reload is not hidden. */
const hasDetails = (draft: PetDraft): boolean =>
  (Object.keys(blankPet) as (keyof PetDraft)[]).some(
    (field) => !unfolded.has(field) && draft[field] !== blankPet[field],
  );

/** The portrait that the pet gets until there is a photo: it follows the species and the color. */
function Preview({ draft: { name, species, colour } }: { readonly draft: PetDraft }) {
  return (
    <PetAvatar appearance={petAppearance({ id: 'new', name, species, colour: colour || null })} size={96} />
  );
}
