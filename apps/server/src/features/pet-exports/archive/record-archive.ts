import { petArchive } from '@clearpaw/protocol';
import type { Services } from '../../../platform/http/index.ts';
import { writeZip, type ZipSource } from '../../../platform/zip/index.ts';
import type { ArchivedDocument } from '../record/archived-documents.ts';

/** The formats of one record in its zip, already written. */
export interface RecordFiles {
  readonly pdf: Uint8Array;
  readonly fhir: Uint8Array;
  readonly table: Uint8Array;
}

/** The record in every format, and its documents unchanged, as a zip written in chunks. */
export async function* recordArchive(
  services: Services,
  documents: readonly ArchivedDocument[],
  files: RecordFiles,
  now: Date,
): AsyncGenerator<Uint8Array> {
  const made = (['pdf', 'fhir', 'table'] as const).map((form): ZipSource => {
    const open = async () => [files[form]];
    return { name: petArchive[form], about: {}, isPacked: form !== 'pdf', open };
  });
  yield* writeZip([...made, ...sourcesOf(services, documents)], petArchive.form, now);
}

function sourcesOf(
  { store, objects }: Services,
  documents: readonly ArchivedDocument[],
): readonly ZipSource[] {
  return documents.map(({ name, storagePath, contentType }): ZipSource => {
    const open = async () => {
      const row = await objects.find(store.db, storagePath);
      return row && objects.read(row);
    };
    return { name, about: { contentType }, isPacked: false, open };
  });
}
