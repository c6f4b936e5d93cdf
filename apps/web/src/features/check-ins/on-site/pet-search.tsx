import { useDeferredValue, useState } from 'react';
import { Button } from 'react-aria-components';
import { useCall } from '../../../platform/data/index.ts';
import { SearchField } from '../../../ui/field/index.ts';
import { PetPhoto } from '../../../ui/pet/index.ts';
import { VerdictShape } from '../../../ui/verdict/index.ts';
import type { SearchedPet } from '../check-in.ts';
import { checkInMessages } from '../messages.gen.ts';
import type { GetVerdictAppearance } from '../scanner-business.ts';

interface PetSearchProps {
  readonly businessId: string;
  readonly verdictAppearance: GetVerdictAppearance;
  /** Called when a pet was found for check-in; left out if no pet can be checked in. */
  readonly onFound: ((pet: SearchedPet) => void) | undefined;
}

const mostFound = 8;

/** Finds a pet by name that is connected here or may be found through another location, without its badge. */
export function PetSearch({ businessId, verdictAppearance, onFound }: PetSearchProps) {
  const messages = checkInMessages;
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const found = useCall(
    'listConnections',
    { businessId, search: search || 'x', limit: mostFound },
    { enabled: search !== '' },
  );
  const elsewhere = useCall(
    'listPetsAtOtherLocations',
    { businessId, search: search || 'x', limit: mostFound },
    { enabled: search !== '' },
  );
  const others = elsewhere.data?.items ?? [];
  return (
    <search className="relative w-full md:w-80">
      <SearchField label={messages.search} value={typed} onChange={setTyped} />
      {search !== '' && !found.isPending && !elsewhere.isPending && (
        <div className="absolute inset-x-0 top-full z-20 mt-1.5 rounded-panel border border-line bg-raised p-2 shadow-e3">
          {(found.isError || elsewhere.isError) && (
            <p role="alert" className="px-3 py-2 text-stop-ink type-small">
              {messages.searchFailed}
            </p>
          )}
          {found.data?.items.length === 0 && others.length === 0 && (
            <p role="status" className="px-3 py-2 text-ink-2 type-small">
              {messages.searchNone}
            </p>
          )}
          <ul aria-label={messages.searchResults}>
            {(found.data?.items ?? []).map((pet) => (
              <li key={pet.petId}>
                <Found
                  pet={pet}
                  detail={pet.breed}
                  onPress={onFound && (() => onFound(pet))}
                  verdictAppearance={verdictAppearance}
                />
              </li>
            ))}
            {others.map((pet) => (
              <li key={pet.petId}>
                <Found
                  pet={pet}
                  detail={messages.knownAt(pet.locationName)}
                  onPress={onFound && (() => onFound(pet))}
                  verdictAppearance={verdictAppearance}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
    </search>
  );
}

interface FoundProps {
  readonly pet: SearchedPet;
  /** The breed, or the location that knows the pet. */
  readonly detail: string | null;
  readonly onPress: (() => void) | undefined;
  readonly verdictAppearance: GetVerdictAppearance;
}

const foundStyle = 'flex min-h-12 w-full items-center text-start gap-3 rounded-field px-3 py-1.5';

function Found({ pet, detail, onPress, verdictAppearance }: FoundProps) {
  const messages = checkInMessages;
  const { petId, petName, verdict } = pet;
  const { kind, word } = verdictAppearance(verdict);
  const press = onPress && `${messages.judge(petName)}: ${word}`;
  const row = (
    <>
      {press && <span className="sr-only">{press}</span>}
      <PetPhoto pet={{ ...pet, id: petId, name: petName }} size={36} />
      <span className="min-w-0 flex-1">
        <span aria-hidden={press !== undefined} className="block truncate type-label">
          {petName}
        </span>
        {detail && <span className="block truncate text-ink-3 type-caption">{detail}</span>}
      </span>
      <span aria-hidden={press !== undefined}>
        <VerdictShape kind={kind} size={24} label={word} />
      </span>
    </>
  );
  if (!onPress) return <p className={foundStyle}>{row}</p>;
  return (
    <Button onPress={onPress} className={`${foundStyle} cursor-pointer hover:bg-evergreen-tint`}>
      {row}
    </Button>
  );
}
