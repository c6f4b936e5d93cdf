import { useObjectUrl } from '../../platform/files/index.ts';
import { type AvatarSize, PetAvatar } from '../../ui/pet/index.ts';
import { portraitFor } from '../../ui/portrait/index.ts';
import type { ConnectedPet } from './connected-pet.ts';

interface PetFaceProps {
  readonly pet: Pick<ConnectedPet, 'petId' | 'petName' | 'species' | 'colour' | 'photoPath'>;
  readonly size: AvatarSize;
}

/** The pet's photo where there is one, else its drawing. */
export function PetFace({ pet, size }: PetFaceProps) {
  const { petId, petName, species, colour, photoPath } = pet;
  const photo = useObjectUrl(photoPath, 'small');
  return (
    <PetAvatar look={portraitFor({ id: petId, name: petName, species, colour })} photo={photo} size={size} />
  );
}
