import { Download } from 'lucide-react';
import { paths } from '../../paths/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { PortraitField } from '../../ui/pet/index.ts';
import { useReadOnly } from '../../ui/provider/index.ts';
import { petAppearance } from './pet-appearance.ts';
import { petLifeMessages } from './pet-life-messages.gen.ts';
import { PetMenu } from './pet-menu.tsx';
import type { Pet } from './use-pet.ts';
import { useRevive } from './use-revive.ts';

interface EndedPetProps {
  readonly pet: Pet;
  readonly onDownload: () => void;
  readonly onDeleted: () => void;
}

/** A pet that is archived or has died: no verdict, no badge, and a button to make it active again. */
export function EndedPet({ pet, onDownload, onDeleted }: EndedPetProps) {
  const messages = petLifeMessages;
  const format = useFormat();
  const readOnly = useReadOnly();
  const { revive, isPending } = useRevive(pet);
  const appearance = petAppearance(pet);
  const isDeceased = pet.state === 'deceased';
  const endedOn = pet.endedAt?.slice(0, 10) ?? pet.updatedAt.slice(0, 10);
  const born = pet.bornOn?.slice(0, 4);
  const died = endedOn.slice(0, 4);
  const years = born ? messages.years(born, born === died ? null : died) : messages.inMemoryTitle;
  return (
    <section className="overflow-hidden rounded-brand bg-surface card-edge md:flex md:min-h-96">
      <PortraitField
        appearance={appearance}
        photoPath={pet.photoPath}
        className="h-56 w-full shrink-0 md:h-auto md:w-80"
      />
      <div className="flex flex-1 flex-col items-start justify-center gap-4 p-6 md:p-8">
        <div>
          <p className="type-small text-ink-2">{isDeceased ? years : messages.archivedTitle}</p>
          <h1 className="break-words type-name">{pet.name}</h1>
          {isDeceased && <p className="mt-1 text-ink-2">{messages.sorry}</p>}
        </div>
        <p>{isDeceased ? messages.memoryLead(pet.name) : messages.archivedLead(pet.name)}</p>
        <div className="flex flex-wrap gap-3">
          <LinkButton href={paths.petRecord(pet.id)} variant="secondary">
            {messages.viewRecord}
          </LinkButton>
          <LinkButton href={paths.settings} variant="ghost" icon={Download}>
            {messages.download}
          </LinkButton>
          <PetMenu pet={pet} onDownload={onDownload} onDeleted={onDeleted} />
        </div>
        <div className="flex flex-wrap items-center gap-2 type-small text-ink-2">
          {messages.setOn(format.longDay(endedOn))}
          {!readOnly && (
            <Button variant="ghost" size="small" busy={isPending && messages.restoring} onPress={revive}>
              {isDeceased ? messages.undo : messages.restorePet(pet.name)}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
