import { formatMicrochip } from '@clearpaw/domain';
import { useFormat } from '../../platform/messages/index.ts';
import { classes } from '../../ui/style/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { petMessages } from './messages.gen.ts';
import type { Pet } from './use-pet.ts';

interface PetFactsProps {
  readonly pet: Pet;
  /** The weight in the reader's format. */
  readonly weight: string | null;
  /** The color of the terms, for the ground they lie on. */
  readonly terms: 'text-ink-2' | 'text-on-blanket-2';
  readonly className?: string | undefined;
}

/** Breed, sex, birthday, weight and microchip, as far as they are known. */
export function PetFactList({ pet, weight, terms, className }: PetFactsProps) {
  const messages = petMessages;
  const format = useFormat();
  const sex = pet.sex !== 'unknown' && pet.sterilized ? (`${pet.sex}Sterilized` as const) : pet.sex;
  const facts: readonly (readonly [string, string | null])[] = [
    [messages.facts.breed, pet.breed ?? messages.species[pet.species]],
    [messages.facts.sex, messages.sexAndState[sex]],
    [messages.facts.born, pet.bornOn && format.longDay(pet.bornOn)],
    [messages.facts.weight, weight],
    [messages.facts.microchip, pet.microchip && formatMicrochip(pet.microchip)],
  ];
  return (
    <dl className={classes('flex flex-wrap gap-x-6 gap-y-3', className)}>
      {facts.map(([term, fact]) =>
        fact ? (
          <div key={term}>
            <dt className={classes('type-caption', terms)}>{term}</dt>
            <dd className="type-small font-semibold tabular-nums">{fact}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

/** The same in a panel: on a phone the head of the page has no room for them. */
export function PetFactsPanel({ pet, weight }: Omit<PetFactsProps, 'className' | 'terms'>) {
  return (
    <Panel title={petMessages.about(pet.name)} className="md:hidden">
      <PetFactList pet={pet} weight={weight} terms="text-ink-2" />
    </Panel>
  );
}
