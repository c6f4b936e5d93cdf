import { daysLeftToRestore } from '@clearpaw/domain';
import { paths } from '../../paths/index.ts';
import { useAll } from '../../platform/data/index.ts';
import { type Format, useFormat } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { CallErrorPanel } from '../../ui/feedback/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { PetPhoto } from '../../ui/pet/index.ts';
import { Panel, Row, Rows } from '../../ui/surface/index.ts';
import { petLifeMessages } from './pet-life-messages.gen.ts';
import type { Pet } from './use-pet.ts';
import { useRevive } from './use-revive.ts';

/** The owner's pets that are archived, deceased, or deleted and can still be restored; empty if there are none. */
export function InactivePets() {
  const messages = petLifeMessages;
  const pets = useAll('listPets', { state: 'all' });
  const inactive = (pets.data?.items ?? []).filter(({ state }) => state !== 'active');
  if (pets.error) return <CallErrorPanel call={pets} />;
  if (inactive.length === 0) return null;
  return (
    <Panel title={messages.inactiveTitle}>
      <Rows>
        {inactive.map((pet) => (
          <InactivePet key={pet.id} pet={pet} />
        ))}
      </Rows>
    </Panel>
  );
}

function InactivePet({ pet }: { readonly pet: Pet }) {
  const messages = petLifeMessages;
  const format = useFormat();
  const { revive, isPending } = useRevive(pet);
  const look = (
    <LinkButton
      href={paths.pet(pet.id)}
      variant="secondary"
      size="small"
      aria-label={messages.viewPet(pet.name)}
    >
      {messages.view}
    </LinkButton>
  );
  const back = (
    <Button
      variant="secondary"
      size="small"
      aria-label={messages.restorePet(pet.name)}
      busy={isPending && messages.restoring}
      onPress={revive}
    >
      {messages.restore}
    </Button>
  );
  const mayChange = pet.access !== 'read';
  return (
    <Row
      start={<PetPhoto pet={pet} size={48} />}
      title={pet.name}
      detail={detailOf(pet, messages, format)}
      end={
        <div className="flex flex-wrap gap-2">
          {pet.state !== 'deleted' && look}
          {pet.state !== 'deceased' && mayChange && back}
        </div>
      }
    />
  );
}

function detailOf(pet: Pet, messages: typeof petLifeMessages, format: Format): string {
  if (pet.deletedAt !== null) {
    const left = daysLeftToRestore(Date.parse(pet.deletedAt), Date.now());
    return messages.deletedOn(format.day(pet.deletedAt.slice(0, 10)), messages.daysLeft(left));
  }
  if (pet.state === 'deceased') return messages.inMemory;
  return messages.archivedOn(format.day((pet.endedAt ?? pet.updatedAt).slice(0, 10)));
}
