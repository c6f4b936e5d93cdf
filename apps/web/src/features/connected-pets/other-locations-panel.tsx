import { useDeferredValue } from 'react';
import { checkInPath } from '../../paths/index.ts';
import { useAll } from '../../platform/data/index.ts';
import { CallErrorPanel } from '../../ui/feedback/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { PetPhoto } from '../../ui/pet/index.ts';
import { Panel, Row, Rows } from '../../ui/surface/index.ts';
import { VerdictTag } from '../../ui/verdict/index.ts';
import type { GetPetAppearance, PetBusiness } from './connected-pet.ts';
import { connectedPetMessages } from './messages.gen.ts';

interface OtherLocationsPanelProps {
  readonly business: PetBusiness;
  /** What staff typed; nothing is listed without it. */
  readonly search: string;
  readonly verdictAppearance: GetPetAppearance;
}

/** Pets that match and that their owners let this location find through another one. */
export function OtherLocationsPanel({ business, search, verdictAppearance }: OtherLocationsPanelProps) {
  const messages = connectedPetMessages;
  const typed = useDeferredValue(search.trim());
  const found = useAll(
    'listPetsAtOtherLocations',
    { businessId: business.id, search: typed || 'x' },
    { enabled: typed !== '' },
  );
  if (typed === '') return null;
  const pets = found.data?.items ?? [];
  if (pets.length === 0) return <CallErrorPanel call={found} title={messages.failed} />;
  return (
    <Panel title={messages.otherLocations} lead={messages.otherLocationsLead}>
      <Rows>
        {pets.map((pet) => (
          <Row
            key={pet.petId}
            start={<PetPhoto pet={{ ...pet, id: pet.petId, name: pet.petName }} size={44} />}
            title={pet.petName}
            detail={messages.atLocation(pet.locationName)}
            end={
              <span className="flex flex-wrap items-center justify-end gap-3">
                <VerdictTag kind={verdictAppearance(pet.verdict).kind}>
                  {verdictAppearance(pet.verdict).word}
                </VerdictTag>
                {!business.readOnly && (
                  <LinkButton
                    href={checkInPath(pet)}
                    size="small"
                    variant="secondary"
                    aria-label={messages.judgePet(pet.petName)}
                  >
                    {messages.judge}
                  </LinkButton>
                )}
              </span>
            }
          />
        ))}
      </Rows>
    </Panel>
  );
}
