import { FilterChips } from '../../ui/choice/index.ts';
import { SearchField } from '../../ui/field/index.ts';
import { PetAvatar } from '../../ui/pet/index.ts';
import type { DocumentPet } from './document-pet.ts';
import { allPets, type DocumentFilter } from './filter-documents.ts';
import { documentMessages } from './messages.gen.ts';
import type { Document } from './use-documents.ts';

/** Fewer documents are found faster by looking. */
const searchedFrom = 6;

interface DocumentFiltersProps {
  readonly documents: readonly Document[];
  readonly pets: readonly DocumentPet[];
  readonly filter: DocumentFilter;
  readonly onChange: (filter: DocumentFilter) => void;
}

/** Whose documents are shown, each pet with its count, and a search; where there is something to choose from. */
export function DocumentFilters({ documents, pets, filter, onChange }: DocumentFiltersProps) {
  const messages = documentMessages;
  const counted = pets
    .map((pet) => ({ pet, count: documents.filter(({ petId }) => petId === pet.id).length }))
    .filter(({ pet, count }) => count > 0 || pet.id === filter.petId);
  const chips = counted.map(({ pet, count }) => ({
    id: pet.id,
    label: pet.name,
    picture: <PetAvatar appearance={pet.appearance} photoPath={pet.photoPath} size={24} />,
    count,
  }));
  if (chips.length < 2 && documents.length < searchedFrom) return null;
  return (
    <search className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      {chips.length > 1 && (
        <FilterChips
          label={messages.whichPet}
          chips={[{ id: allPets, label: messages.all, count: documents.length }, ...chips]}
          value={filter.petId}
          onChange={(petId) => onChange({ ...filter, petId })}
        />
      )}
      {documents.length >= searchedFrom && (
        <SearchField
          label={messages.search}
          value={filter.search}
          maxLength={80}
          onChange={(search) => onChange({ ...filter, search })}
          className="lg:max-w-64"
        />
      )}
    </search>
  );
}
