import type { PetRow } from '../../features/pets/index.ts';
import { documentTable } from '../../schema/document.ts';
import { buildPet } from './build-pet.ts';
import type { BuilderServices } from './builder-services.ts';

type DocumentRow = typeof documentTable.$inferSelect;

export interface DocumentOverrides extends Partial<Omit<DocumentRow, 'id' | 'petId'>> {
  readonly pet?: PetRow;
}

/** A document that was read and confirmed, without a stored object. */
export async function buildDocument(
  services: BuilderServices,
  overrides: DocumentOverrides = {},
): Promise<DocumentRow> {
  const { pet = await buildPet(services), ...facts } = overrides;
  const now = services.clock.now();
  const id = services.newId();
  const row: DocumentRow = {
    id,
    petId: pet.id,
    storedBy: pet.ownerId,
    kind: 'vaccination_certificate',
    title: 'Certificate',
    storagePath: `users/${pet.ownerId}/documents/${id}.pdf`,
    contentType: 'application/pdf',
    size: 1000,
    sha256: '0'.repeat(64),
    issuedOn: null,
    expiresOn: null,
    state: 'reviewed',
    progress: 1,
    readingStartedAt: null,
    failure: null,
    proposals: [],
    imported: null,
    pages: [],
    replacedBy: null,
    createdAt: now,
    updatedAt: now,
    statedAt: null,
    ...facts,
  };
  await services.store.db.insert(documentTable).values(row);
  return row;
}
