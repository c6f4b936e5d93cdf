import type { Database } from '../../../platform/database/index.ts';
import { plainName } from '../../../platform/zip/index.ts';
import { allDocuments } from '../../documents/index.ts';
import type { ExportedDocument } from '../fhir/document-reference.ts';

/** A document of the record, and its name in the archive of the record. */
export type ArchivedDocument = ExportedDocument & { readonly name: string; readonly storagePath: string };

/** The documents of a record's archive. The content of a file of records is in the record itself. */
export async function archivedDocuments(db: Database, petId: string): Promise<readonly ArchivedDocument[]> {
  const documents = await allDocuments(db, petId);
  return documents
    .filter(({ imported }) => imported === null)
    .map(({ id, title, kind, contentType, size, sha256, issuedOn, createdAt, storagePath }, index) => ({
      ...{ id, title, kind, contentType, size, sha256, issuedOn, storagePath },
      createdAt: createdAt.toISOString(),
      // Paths are chosen by the person who uploads; as names in an archive they could lead outside its folder.
      name: `documents/${String(index + 1).padStart(3, '0')}-${plainName(storagePath)}`,
    }));
}
