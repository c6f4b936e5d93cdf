import { type AvatarSize, PetPhoto } from '../../ui/pet/index.ts';
import type { ConnectedPet } from './connected-pet.ts';

interface PetFaceProps {
  readonly pet: Pick<ConnectedPet, 'petId' | 'petName' | 'species' | 'colour' | 'photoPath'>;
  readonly size: AvatarSize;
}

/** A connected pet's photo if there is one, else its drawing. */
export function ConnectedPetFace({ pet, size }: PetFaceProps) {
  const { petId, petName, ...shown } = pet;
  return <PetPhoto pet={{ id: petId, name: petName, ...shown }} size={size} />;
}
