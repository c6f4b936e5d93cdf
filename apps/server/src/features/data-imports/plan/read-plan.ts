import { latestDateAt } from '@clearpaw/domain';
import { parseObjectPath } from '../../../platform/objects/index.ts';
import { ImportRefused } from '../archive/import-refused.ts';
import type { ArchivedFile } from '../archive/open-export.ts';
import { type ExportReader, readDraft } from '../reading/read-apart.ts';
import type { DataImportPlan, ExportedFile } from './import-plan.ts';

interface ImportData {
  readonly json: Uint8Array;
  readonly files: readonly ArchivedFile[];
  readonly now: Date;
}

/** What importing this data writes. Throws `ImportRefused` with the first thing in it that cannot be accepted. */
export async function readPlan(
  { json, files, now }: ImportData,
  reader: ExportReader,
): Promise<DataImportPlan> {
  const today = latestDateAt(now.getTime());
  const read = await readDraft({ json, files: files.map(located), uid: reader.uid, now, today }, reader);
  if (read === null) throw new ImportRefused('data_not_accepted', 'data.json');
  if ('refusedAt' in read) throw new ImportRefused('data_not_accepted', read.refusedAt);
  return read.plan;
}

function located({ name, path }: ArchivedFile): ExportedFile {
  const place = parseObjectPath(path);
  if (!place || place.purpose === 'archives') throw new ImportRefused('not_an_export', name);
  return { name, path, ownerId: place.ownerId, purpose: place.purpose };
}
