import { PetAvatar } from '../../ui/pet/index.ts';
import { classes } from '../../ui/style/index.ts';
import type { DocumentPet } from './document-pet.ts';

interface PetLabelProps {
  readonly pet: DocumentPet;
  readonly className?: string | undefined;
}

/** A pet's picture and name in one line. */
export function PetLabel({ pet, className }: PetLabelProps) {
  return (
    <span className={classes('flex min-w-0 items-center gap-2', className)}>
      <PetAvatar appearance={pet.appearance} photoPath={pet.photoPath} size={24} />
      <span className="min-w-0 truncate">{pet.name}</span>
    </span>
  );
}
