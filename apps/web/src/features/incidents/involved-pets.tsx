import { X } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useCall } from '../../platform/data/index.ts';
import { Button } from '../../ui/button/index.ts';
import { SearchField } from '../../ui/field/index.ts';
import type { InvolvedPet } from './incident.ts';
import { incidentMessages } from './messages.gen.ts';

interface InvolvedPetsProps {
  readonly businessId: string;
  readonly pets: readonly InvolvedPet[];
  readonly onChange: (pets: readonly InvolvedPet[]) => void;
  readonly error: string | undefined;
}

/** The pets of a report, and a search for more among those the business knows. */
export function InvolvedPets({ businessId, pets, onChange, error }: InvolvedPetsProps) {
  const messages = incidentMessages;
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const found = useCall(
    'listConnections',
    { businessId, search: search || 'x', limit: 5 },
    { enabled: search !== '' },
  );
  const others = (found.data?.items ?? []).filter(({ petId }) => pets.every((pet) => pet.petId !== petId));
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-2 type-label">{messages.pets}</legend>
      {pets.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {pets.map(({ petId, petName }) => (
            <li key={petId}>
              <Button
                variant="secondary"
                size="small"
                icon={X}
                aria-label={messages.removePet(petName)}
                onPress={() => onChange(pets.filter((pet) => pet.petId !== petId))}
              >
                {petName}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <SearchField label={messages.findPet} value={typed} maxLength={80} onChange={setTyped} />
      {search !== '' && found.data && (
        <ul className="flex flex-wrap gap-2">
          {others.map(({ petId, petName }) => (
            <li key={petId}>
              <Button
                variant="secondary"
                size="small"
                onPress={() => {
                  onChange([...pets, { petId, petName }]);
                  setTyped('');
                }}
              >
                {messages.addPet(petName)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {search !== '' && found.data && others.length === 0 && (
        <p role="status" className="text-ink-2 type-small">
          {messages.noPetFound}
        </p>
      )}
      {error && (
        <p role="alert" className="text-stop-ink type-small">
          {error}
        </p>
      )}
    </fieldset>
  );
}
