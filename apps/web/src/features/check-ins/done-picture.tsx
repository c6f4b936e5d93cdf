import type { ReactNode } from 'react';
import { type PetIdentity, PetPhoto } from '../../ui/pet/index.ts';

/** The face of the pet in the message about it; with a check mark if its answer was good. */
export function donePicture(pet: PetIdentity, isGood = false): ReactNode {
  return <PetPhoto pet={pet} size={52} ring="paper" {...(isGood ? { verdict: 'ok' as const } : {})} />;
}
