import type { OutputOf, pets as petFunctions } from '@clearpaw/contract';
import { useState } from 'react';
import { Button } from '../../ui/button/index.ts';
import { PetPhoto } from '../../ui/pet/index.ts';
import { Panel, Row, Rows } from '../../ui/surface/index.ts';
import { ConnectDialog } from './connect-dialog.tsx';
import { connectionMessages } from './messages.gen.ts';
import { usePetConnections } from './use-pet-connections.ts';

type Pet = OutputOf<typeof petFunctions.listPets>['items'][number];

interface ConnectHereProps {
  readonly business: {
    readonly id: string;
    readonly slug: string;
    readonly name: string;
    readonly kind: string;
    readonly contactRequired: boolean;
  };
  readonly pets: readonly Pet[];
}

/** For an owner who followed an invitation or the poster and connects a pet before the first visit. */
export function ConnectHere({ business, pets }: ConnectHereProps) {
  const messages = connectionMessages;
  return (
    <Panel title={messages.beforehand} lead={messages.beforehandLead} className="w-full">
      <Rows>
        {pets.map((pet) => (
          <PetRow key={pet.id} business={business} pet={pet} />
        ))}
      </Rows>
    </Panel>
  );
}

interface PetRowProps {
  readonly business: ConnectHereProps['business'];
  readonly pet: Pet;
}

function PetRow({ business, pet }: PetRowProps) {
  const messages = connectionMessages;
  const [asked, setAsked] = useState(false);
  const { data } = usePetConnections(pet.id);
  const here = data?.items.find(({ businessId }) => businessId === business.id);
  return (
    <Row
      start={<PetPhoto pet={pet} size={44} />}
      title={pet.name}
      detail={here && `${messages.connectedHere} · ${messages.sees[here.scope]}`}
      end={
        data &&
        !here && (
          <>
            <Button
              size="small"
              variant="secondary"
              aria-label={messages.connectPet(pet.name)}
              onPress={() => setAsked(true)}
            >
              {messages.connectNow}
            </Button>
            <ConnectDialog
              petId={pet.id}
              petName={pet.name}
              business={business}
              isOpen={asked}
              onOpenChange={setAsked}
            />
          </>
        )
      }
    />
  );
}
