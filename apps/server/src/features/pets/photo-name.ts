import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Services } from '../../platform/http/index.ts';
import { petTable } from '../../schema/pet.ts';

/**
 * The name by which a business reads a pet's photo: the path itself contains its owner's id, by which staff could tell
 * which pets belong together. A new photo has a new name, so that no cache shows the old one.
 */
export function photoNameFor(petId: string, photoPath: string | null): string | null {
  return photoPath === null ? null : `pets/${petId}/photo/${versionOf(photoPath)}`;
}

/** The path of such a name while that photo is the pet's; null for any other text. */
export async function findPhotoPath({ store }: Services, name: string): Promise<string | null> {
  const [, petId, version] =
    /^pets\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/photo\/(\w{16})$/.exec(name) ?? [];
  if (petId === undefined) return null;
  const [row] = await store.db
    .select({ path: petTable.photoPath })
    .from(petTable)
    .where(eq(petTable.id, petId));
  return row?.path && versionOf(row.path) === version ? row.path : null;
}

function versionOf(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 16);
}
