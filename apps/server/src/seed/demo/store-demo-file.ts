import { createHash } from 'node:crypto';
import type { PetRow } from '../../features/pets/index.ts';
import type { Services } from '../../platform/http/index.ts';

interface StoredFile {
  readonly storagePath: string;
  readonly contentType: string;
  readonly size: number;
  readonly sha256: string;
}

/** Stores a PDF among the documents of the pet's owner. */
export async function storeDemoFile(
  { objects }: Services,
  { ownerId }: PetRow,
  name: string,
  bytes: Uint8Array,
): Promise<StoredFile> {
  const path = `users/${ownerId}/documents/${name}`;
  const contentType = 'application/pdf';
  await objects.write({ path, ownerId, contentType, bytes });
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { storagePath: path, contentType, size: bytes.length, sha256 };
}
