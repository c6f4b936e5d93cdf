import { TextField } from '../../ui/field/index.ts';
import { waiverMessages } from './messages.gen.ts';
import type { SignablePet } from './signable-pet.ts';

const minCharacters = 2;
const mostShown = 6;

/** The chosen pets, then those whose name starts with the typed text. */
export function shownPets(
  pets: readonly SignablePet[],
  query: string,
  chosen: ReadonlySet<string>,
): readonly SignablePet[] {
  const mine = pets.filter(({ id }) => chosen.has(id));
  return [...mine, ...found(pets, query).filter(({ id }) => !chosen.has(id))];
}

function found(pets: readonly SignablePet[], query: string): readonly SignablePet[] {
  const start = query.trim().toLocaleLowerCase();
  if (start.length < minCharacters) return [];
  const beginning = pets.filter(({ name }) => name.toLocaleLowerCase().startsWith(start));
  // Someone who typed the whole name must find their own pet, however many share the name.
  const exact = beginning.filter(({ name }) => name.toLocaleLowerCase() === start);
  return exact.length > 0 ? exact : beginning.slice(0, mostShown);
}

interface PetFinderProps {
  readonly pets: readonly SignablePet[];
  readonly query: string;
  readonly onChange: (query: string) => void;
}

/** Signers find their own pet without seeing the names of other pets. */
export function PetFinder({ pets, query, onChange }: PetFinderProps) {
  const messages = waiverMessages;
  const none = query.trim().length >= minCharacters && found(pets, query).length === 0;
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label={messages.findPets}
        help={messages.findPetsHelp}
        autoComplete="off"
        value={query}
        onChange={onChange}
      />
      <p role="status" className="type-small text-ink-2 empty:hidden">
        {none ? messages.noPetFound : ''}
      </p>
    </div>
  );
}
