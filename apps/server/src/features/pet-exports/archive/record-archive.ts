import { petArchive } from '@clearpaw/protocol';
import type { Services } from '../../../platform/http/index.ts';
import { plainName, writeZip, type ZipSource } from '../../../platform/zip/index.ts';
import { allDocuments } from '../../documents/index.ts';

/** The forms of one record that are in its zip, already written. */
export interface RecordFiles {
  readonly pdf: Uint8Array;
  readonly fhir: Uint8Array;
  readonly table: Uint8Array;
}

/** The record in every form, and its documents byte for byte, as a zip that is written piece by piece. */
export async function* recordArchive(
  services: Services,
  petId: string,
  files: RecordFiles,
  now: Date,
): AsyncGenerator<Uint8Array> {
  const made = (['pdf', 'fhir', 'table'] as const).map((form): ZipSource => {
    const open = async () => [files[form]];
    return { name: petArchive[form], about: {}, isPacked: form !== 'pdf', open };
  });
  yield* writeZip([...made, ...(await documentsOf(services, petId))], petArchive.form, now);
}

async function documentsOf({ store, objects }: Services, petId: string): Promise<readonly ZipSource[]> {
  const documents = await allDocuments(store.db, petId);
  // A file of records was read into the record itself.
  const shown = documents.filter(({ imported }) => imported === null);
  return shown.map(({ storagePath, contentType }, index): ZipSource => {
    // Paths are chosen by the person who uploads; as names in an archive they could lead out of its folder.
    const name = `documents/${String(index + 1).padStart(3, '0')}-${plainName(storagePath)}`;
    const open = async () => {
      const row = await objects.find(store.db, storagePath);
      return row && objects.read(row);
    };
    return { name, about: { contentType }, isPacked: false, open };
  });
}
