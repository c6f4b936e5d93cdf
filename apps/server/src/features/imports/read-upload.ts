import { type ImportMapping, importLimits, latestDateAt } from '@clearpaw/domain';
import type { Services } from '../../platform/http/index.ts';
import { parseObjectPath } from '../../platform/objects/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { fileMessages } from './file-messages.ts';
import { type FileFault, openTable, type Table, type TakePiece } from './reading/index.ts';

interface WantedFile {
  /** The person who must have uploaded the file. */
  readonly uid: string;
  readonly path: string;
  readonly mapping: ImportMapping | null;
  readonly withValues: boolean;
}

/**
 * Reads an uploaded file of this person, whose rows are taken piece by piece; another person's file is not found. Null
 * while the server is busy.
 */
export async function readUpload(
  services: Services,
  { uid, path, mapping, withValues }: WantedFile,
  take: TakePiece,
  signal?: AbortSignal,
): Promise<{ readonly table: Table } | { readonly fault: FileFault } | null> {
  const object = await findFile(services, uid, path);
  if (!object) return { fault: 'file_missing' };
  if (object.size > importLimits.bytes) return { fault: 'file_too_large' };
  if (object.size === 0) return { fault: 'file_empty' };
  const bytes = await services.objects.readAll(object);
  const today = latestDateAt(services.clock.now().getTime());
  return openTable(uid, { bytes, mapping, today, withValues }, take, signal);
}

export async function findFile(services: Services, uid: string, path: string) {
  const place = parseObjectPath(path);
  if (place?.purpose !== 'files' || place.ownerId !== uid) return null;
  return services.objects.find(services.store.db, path);
}

export function refuseFile(fault: FileFault) {
  return refuse.precondition(fault, fileMessages[fault]);
}
