import { Pencil, QrCode, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../paths/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { PortraitField } from '../../ui/pet/index.ts';
import { useReadOnly } from '../../ui/provider/index.ts';
import { Tag } from '../../ui/tag/index.ts';
import { type VerdictKind, VerdictTag } from '../../ui/verdict/index.ts';
import { petMessages } from './messages.gen.ts';
import { petAppearance } from './pet-appearance.ts';
import { PetFactList } from './pet-fact-list.tsx';
import { usePetFacts } from './pet-facts.ts';
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
  const facts = usePetFacts();
  return (
    <header
      data-blanket={appearance.blanket}
      className="relative overflow-hidden rounded-brand bg-blanket md:flex md:min-h-66"
    >
      <div className="relative shrink-0 max-md:absolute max-md:start-5 max-md:top-5 max-md:size-22 md:w-64 lg:w-72">
        <PortraitField appearance={appearance} photoPath={pet.photoPath} className="size-full" />
        {!readOnly && (
          <div className="-end-2 -bottom-2 absolute md:end-5 md:bottom-4">
            <PhotoButton pet={pet} />
          </div>
        )}
      </div>
      <div className="flex flex-1 flex-col gap-5 p-5 md:flex-row md:gap-6 md:p-8 lg:ps-6">
        <div className="min-w-0 flex-1">
          {/* On a phone the portrait is beside the name. */}
          <div className="flex flex-wrap content-center items-center gap-x-4 gap-y-2 max-md:min-h-22 max-md:ps-26">
            <h1 className="break-words type-name">{pet.name}</h1>
            <p className="type-small text-on-blanket-2 max-md:-mt-1.5 max-md:w-full md:hidden">
              {facts(pet)}
            </p>
            {verdict && (
              <VerdictTag kind={verdict.kind} size="large">
                {verdict.word}
              </VerdictTag>
            )}
          </div>
          <PetFactList pet={pet} weight={weight} terms="text-on-blanket-2" className="mt-4 max-md:hidden" />
          <div className="mt-4 flex flex-wrap gap-2">
            {pet.alerts.map((alert) => (
              <Tag key={alert} tone="blanket" icon={TriangleAlert}>
                {alert}
              </Tag>
            ))}
            {tags}
          </div>
        </div>
        <div className="flex shrink-0 gap-2.5 max-md:flex-wrap md:w-43 md:flex-col">
          <LinkButton
            href={paths.petBadge(pet.id)}
            icon={QrCode}
            className="whitespace-nowrap px-3! max-md:grow"
          >
            {messages.showBadge}
          </LinkButton>
          {!readOnly && (
            <LinkButton
              href={paths.editPet(pet.id)}
              variant="quiet"
              icon={Pencil}
              className="whitespace-nowrap px-3! max-md:grow"
            >
              {messages.edit}
            </LinkButton>
          )}
          {actions}
        </div>
      </div>
    </header>
  );
}
