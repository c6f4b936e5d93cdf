import type { ComponentProps } from 'react';
import { type PortraitOptions, portraitFor } from '../portrait/index.ts';
import { PetAvatar } from './pet-avatar.tsx';

/** What is needed to show a pet's face. */
export interface PetIdentity extends Pick<PortraitOptions, 'id' | 'species' | 'name' | 'colour'> {
  readonly photoPath?: string | null | undefined;
}

interface PetPhotoProps extends Omit<ComponentProps<typeof PetAvatar>, 'appearance' | 'photoPath'> {
  readonly pet: PetIdentity;
}

/** A pet's face, round: its own photo where it has one, else its drawing. */
export function PetPhoto({ pet, ...avatar }: PetPhotoProps) {
  const { id, species, name, colour, photoPath } = pet;
  return (
    <PetAvatar appearance={portraitFor({ id, species, name, colour })} photoPath={photoPath} {...avatar} />
  );
}
