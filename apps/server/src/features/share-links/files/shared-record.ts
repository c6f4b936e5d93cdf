import type { Services } from '../../../platform/http/index.ts';
import { allDocuments } from '../../documents/index.ts';
import { type ExportedDocument, gatherRecord, type PetRecord } from '../../pet-exports/index.ts';
import type { OpenLink } from '../find-share-link.ts';

/**
 * The record as its creator may read it, without what is not for the reader: the badge, which would be accepted at
 * check-in, and the owner's contact details.
 */
export async function gatherShared(
  services: Services,
  { link, pet }: OpenLink,
  now: Date,
): Promise<PetRecord> {
  const record = await gatherRecord({ services, uid: link.createdBy, now }, { pet, access: 'read' });
  return { ...record, badge: null, people: { ...record.people, phone: null, emergency: null } };
}

type SharedDocument = ExportedDocument & { readonly storagePath: string };

/** The documents that the link shows. */
export async function sharedDocuments(
  services: Services,
  { link }: OpenLink,
): Promise<readonly SharedDocument[]> {
  if (!link.contents.includes('documents')) return [];
  const rows = await allDocuments(services.store.db, link.petId);
  return rows.map(({ id, title, kind, contentType, size, sha256, issuedOn, storagePath, createdAt }) => ({
    ...{ id, title, kind, contentType, size, sha256, issuedOn, storagePath },
    createdAt: createdAt.toISOString(),
  }));
}
