import { useState } from 'react';
import { useLostMode } from '../features/badges/index.ts';
import { CareTags, useWeight } from '../features/care-records/index.ts';
import { useVerdictAppearance, worstVerdict } from '../features/compliance/index.ts';
import { usePetConnections } from '../features/connections/index.ts';
import { DownloadDialog } from '../features/pet-exports/index.ts';
import { type Pet, PetBand, PetMenu } from '../features/pets/index.ts';
import { paths } from '../paths/index.ts';
import { useNavigation } from '../platform/navigation/index.ts';
import { PetTabs, type PetTabsProps } from './pet-tabs.tsx';

interface PetHeadProps {
  readonly pet: Pet;
  readonly current: PetTabsProps['current'];
}

/** Who the pet is, whether it is cleared, and the parts of its page: the same above each of them. */
export function PetHead({ pet, current }: PetHeadProps) {
  const verdictAppearance = useVerdictAppearance();
  const weight = useWeight();
  const { go } = useNavigation();
  const [downloading, setDownloading] = useState(false);
  const lost = useLostMode(pet);
  const businesses = usePetConnections(pet.id);
  const worst = worstVerdict((businesses.data?.items ?? []).map(({ verdict }) => verdict));
  return (
    <>
      <PetBand
        pet={pet}
        verdict={worst ? verdictAppearance(worst) : null}
        weight={pet.weightKg === null ? null : weight.format(pet.weightKg)}
        tags={<CareTags petId={pet.id} written={pet.alerts} />}
        actions={
          <PetMenu
            pet={pet}
            onDownload={() => setDownloading(true)}
            onLost={lost.turnOn}
            onTravel={() => void go(paths.petTravel(pet.id))}
            onDeleted={() => void go(paths.dashboard)}
          />
        }
      />
      <PetTabs petId={pet.id} current={current} />
      {lost.dialog}
      {downloading && <DownloadDialog pet={pet} onClose={() => setDownloading(false)} />}
    </>
  );
}
