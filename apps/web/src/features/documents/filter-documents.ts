import type { DocumentPet } from './document-pet.ts';
import { documentMessages } from './messages.gen.ts';
import type { Document } from './use-documents.ts';

/** Not an id of a pet. */
export const allPets = 'all';

/** Which documents are shown: of one pet or all, and with which words. */
export interface DocumentFilter {
  readonly petId: string;
  readonly search: string;
}

export const noFilter: DocumentFilter = { petId: allPets, search: '' };

/** Documents of the pet whose title, type, clinic or pet contain every word of the search. */
export function filterDocuments(
  documents: readonly Document[],
  { petId, search }: DocumentFilter,
  pets: readonly Pick<DocumentPet, 'id' | 'name'>[],
): readonly Document[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const nameOf = new Map(pets.map(({ id, name }) => [id, name]));
  return documents.filter((document) => {
    if (petId !== allPets && document.petId !== petId) return false;
    const { title, kind, outcome } = document;
    const texts = [
      title,
      documentMessages.kinds[kind],
      outcome.clinic ?? '',
      nameOf.get(document.petId) ?? '',
    ];
    const text = texts.join(' ').toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}
