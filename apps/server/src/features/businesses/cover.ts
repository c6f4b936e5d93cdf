import { and, eq } from 'drizzle-orm';
import { QueueFull } from '../../platform/concurrency/index.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Call, Services } from '../../platform/http/index.ts';
import { parseObjectPath } from '../../platform/objects/index.ts';
import { type Refusal, refuse } from '../../platform/refusal/index.ts';
import { businessCoverTable, businessTable } from '../../schema/business.ts';
import { type CoverPicture, coverVariant, coverWidths, drawCover } from './cover-pictures.ts';

/** A cover photo that was sent; null removes the current one. */
export interface SentCover {
  readonly coverPhotoPath: string | null;
  readonly coverVersion: string | null;
  readonly pictures: readonly CoverPicture[];
}

const drawable: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);

/**
 * Reads the caller's uploaded photo and scales it to every size; refuses other people's photos and files that are not
 * pictures.
 */
export async function readCover(call: Call, path: string | null): Promise<SentCover> {
  if (path === null) return { coverPhotoPath: null, coverVersion: null, pictures: [] };
  const { objects, store, newId } = call.services;
  const location = parseObjectPath(path);
  const isOwn = location?.purpose === 'photos' && location.ownerId === call.uid;
  const found = isOwn ? await objects.find(store.db, path) : null;
  if (!found) {
    throw invalid(
      'photo_missing',
      'This photo was not found among your uploads. Upload it, then save again.',
    );
  }
  if (!drawable.has(found.contentType))
    throw invalid('photo_type', 'Choose a photo saved as JPEG, PNG or WebP.');
  const pictures = await drawCover(call.uid, await objects.readAll(found)).catch((problem: unknown) => {
    if (problem instanceof QueueFull) {
      throw refuse('RESOURCE_EXHAUSTED', 'Other photos are being prepared; try again in a minute.');
    }
    throw problem;
  });
  return { coverPhotoPath: path, coverVersion: newId().slice(-12), pictures };
}

function invalid(reason: 'photo_missing' | 'photo_type', message: string): Refusal {
  return refuse.invalid([{ path: 'coverPhotoPath', message, reason }]);
}

/** Replaces the pictures, in the transaction that changes the business. */
export async function saveCover(db: Database, businessId: string, { pictures }: SentCover): Promise<void> {
  await db.delete(businessCoverTable).where(eq(businessCoverTable.businessId, businessId));
  if (pictures.length === 0) return;
  await db.insert(businessCoverTable).values(pictures.map((one) => ({ businessId, ...one })));
}

/** One picture of a business's current cover photo; null for any other version or size. */
export async function findCover(
  { store }: Services,
  wanted: { readonly slug: string; readonly version: string; readonly variant: string },
): Promise<Buffer | null> {
  const [row] = await store.db
    .select({ picture: businessCoverTable.picture })
    .from(businessCoverTable)
    .innerJoin(businessTable, eq(businessTable.id, businessCoverTable.businessId))
    .where(
      and(
        eq(businessTable.slug, wanted.slug),
        eq(businessTable.coverVersion, wanted.version),
        eq(businessCoverTable.variant, wanted.variant),
      ),
    );
  return row?.picture ?? null;
}

/** The path of one size of the cover photo. */
export function coverPath(slug: string, version: string, variant: string): string {
  return `/covers/${slug}/${version}/${variant}`;
}

/** The cover photo for a page, narrowest first. */
export function coverOf({ slug, coverVersion }: { slug: string; coverVersion: string | null }) {
  if (coverVersion === null) return [];
  return coverWidths.map((width) => ({ width, path: coverPath(slug, coverVersion, coverVariant(width)) }));
}
