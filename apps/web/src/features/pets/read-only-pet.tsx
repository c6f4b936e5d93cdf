import type { ReactNode } from 'react';
import { Banner } from '../../ui/feedback/index.ts';
import { ReadOnly } from '../../ui/provider/index.ts';
import { petMessages } from './messages.gen.ts';
import type { Pet } from './use-pet.ts';

interface ReadOnlyPetProps {
  readonly pet: Pick<Pet, 'name' | 'access'>;
  readonly children: ReactNode;
}

/** Wraps a pet's page for a co-owner with read access: no controls for changes, and one line that says why. */
export function ReadOnlyPet({ pet, children }: ReadOnlyPetProps) {
  const messages = petMessages;
  const readOnly = pet.access === 'read';
  return (
    <ReadOnly when={readOnly}>
      {readOnly && (
        <Banner tone="wait" className="mb-6">
          {messages.readOnly(pet.name)}
        </Banner>
      )}
      {children}
    </ReadOnly>
  );
}
