import { formatMicrochip } from '@clearpaw/domain';
import { Pencil, QrCode, TriangleAlert, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../paths/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { PortraitField } from '../../ui/pet/index.ts';
import { useReadOnly } from '../../ui/provider/index.ts';
import { Tag } from '../../ui/tag/index.ts';
import { type VerdictKind, VerdictTag } from '../../ui/verdict/index.ts';
import { petMessages } from './messages.gen.ts';
import { petAppearance } from './pet-appearance.ts';
import { PhotoButton } from './photo-button.tsx';
import type { Pet } from './use-pet.ts';

interface PetBandProps {
  readonly pet: Pet;
  readonly verdict: { readonly kind: VerdictKind; readonly word: string } | null;
  /** The weight in the reader's format. */
  readonly weight: string | null;
  /** Further actions after the buttons. */
  readonly actions?: ReactNode | undefined;
  /** Further care alerts, as tags. */
  readonly tags?: ReactNode | undefined;
}

/** The pet's identity on its background color, with the two most used actions. */
export function PetBand({ pet, verdict, weight, tags, actions }: PetBandProps) {
  const messages = petMessages;
  const appearance = petAppearance(pet);
  const readOnly = useReadOnly();
  return (
    <header
      data-blanket={appearance.blanket}
      className="relative overflow-hidden rounded-brand bg-blanket md:flex md:min-h-66"
    >
      <PortraitField
        appearance={appearance}
        photoPath={pet.photoPath}
        className="shrink-0 max-md:absolute max-md:start-5 max-md:top-5 max-md:size-22 md:w-64 lg:w-72"
      />
      <div className="flex flex-1 flex-col gap-5 p-5 md:flex-row md:gap-6 md:p-8 lg:ps-6">
        <div className="min-w-0 flex-1">
          {/* On a phone the portrait is beside the name. */}
          <div className="flex flex-wrap content-center items-center gap-x-4 gap-y-2 max-md:min-h-22 max-md:ps-26">
            <h1 className="break-words type-name">{pet.name}</h1>
            {verdict && (
              <VerdictTag kind={verdict.kind} size="large">
                {verdict.word}
              </VerdictTag>
            )}
          </div>
          <Facts pet={pet} weight={weight} />
          <div className="mt-4 flex flex-wrap gap-2">
            {pet.alerts.map((alert) => (
              <Tag key={alert} tone="blanket" icon={TriangleAlert}>
                {alert}
              </Tag>
            ))}
            {tags}
          </div>
        </div>
        <div className="flex shrink-0 gap-2.5 max-md:flex-wrap max-md:*:flex-1 max-md:*:whitespace-nowrap max-md:*:px-3! md:w-43 md:flex-col">
          <LinkButton href={paths.petBadge(pet.id)} icon={QrCode} className="whitespace-nowrap px-3!">
            {messages.showBadge}
          </LinkButton>
          {!readOnly && (
            <LinkButton href={paths.editPet(pet.id)} variant="quiet" icon={Pencil}>
              {messages.edit}
            </LinkButton>
          )}
          <LinkButton href={paths.petSharing(pet.id)} variant="quiet" icon={Users}>
            {messages.sharing}
          </LinkButton>
          {!readOnly && <PhotoButton pet={pet} />}
          {actions}
        </div>
      </div>
    </header>
  );
}

function Facts({ pet, weight }: Pick<PetBandProps, 'pet' | 'weight'>) {
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
    <dl className="mt-4 flex flex-wrap gap-x-6 gap-y-3">
      {facts.map(([term, fact]) =>
        fact ? (
          <div key={term}>
            <dt className="type-caption text-on-blanket-2">{term}</dt>
            <dd className="type-small font-semibold tabular-nums">{fact}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
