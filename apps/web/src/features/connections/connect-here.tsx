import type { OutputOf, pets as petFunctions } from '@clearpaw/contract';
import { useState } from 'react';
import { useWordsOf } from '../../platform/words/index.ts';
import { Button } from '../../ui/button/index.ts';
import { PetPhoto } from '../../ui/pet/index.ts';
import { Panel, Row, Rows } from '../../ui/surface/index.ts';
import { ConnectDialog } from './connect-dialog.tsx';
import { usePetConnections } from './use-pet-connections.ts';
import { connectionWords } from './words.ts';

type Pet = OutputOf<typeof petFunctions.listPets>['items'][number];

interface ConnectHereProps {
  readonly place: { readonly id: string; readonly slug: string; readonly name: string };
  readonly pets: readonly Pet[];
}

/** Where an invitation or the poster leads an owner who wants to be known before the first visit. */
export function ConnectHere({ place, pets }: ConnectHereProps) {
  const words = useWordsOf(connectionWords);
  return (
    <Panel title={words.beforehand} lead={words.beforehandLead} className="w-full">
      <Rows>
        {pets.map((pet) => (
          <PetRow key={pet.id} place={place} pet={pet} />
        ))}
      </Rows>
    </Panel>
  );
}

interface PetRowProps {
  readonly place: ConnectHereProps['place'];
  readonly pet: Pet;
}

function PetRow({ place, pet }: PetRowProps) {
  const words = useWordsOf(connectionWords);
  const [asked, setAsked] = useState(false);
  const { data } = usePetConnections(pet.id);
  const here = data?.items.find(({ businessId }) => businessId === place.id);
  return (
    <Row
      start={<PetPhoto pet={pet} size={44} />}
      title={pet.name}
      detail={here && `${words.connectedHere} · ${words.sees[here.scope]}`}
      end={
        data &&
        !here && (
          <>
            <Button
              size="small"
              variant="secondary"
              aria-label={words.connectPet(pet.name)}
              onPress={() => setAsked(true)}
            >
              {words.connectNow}
            </Button>
            <ConnectDialog
              petId={pet.id}
              petName={pet.name}
              place={place}
              isOpen={asked}
              onOpenChange={setAsked}
            />
          </>
        )
      }
    />
  );
}
