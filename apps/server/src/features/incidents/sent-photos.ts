import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { QueueFull } from '../../platform/concurrency/index.ts';
import type { Database, Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { parseObjectPath } from '../../platform/objects/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { incidentPhotoTable } from '../../schema/incident.ts';
import { drawPhoto } from './draw-photo.ts';
import { photoIdOf } from './photo-link.ts';

/** A photo to keep, or a new one with its upload. */
type SentPhoto =
  | { readonly id: string; readonly upload: null }
  | { readonly id: string; readonly upload: string; readonly picture: Buffer };

/** Over all versions of one incident, so that corrections do not fill the database. */
const mostEver = 30;
const drawable: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);

/**
 * Reads the photos that were sent and converts the new ones; each path is one of the caller's uploads, or a photo of
 * this incident. Anything else is refused in the same way, whoever owns it.
 */
export async function readPhotos(
  call: Call,
  paths: readonly string[],
  incidentId: string | null,
): Promise<readonly SentPhoto[]> {
  const photos: SentPhoto[] = [];
  for (const [position, path] of [...new Set(paths)].entries()) {
    const at = `photoPaths.${position}`;
    const known = incidentId === null ? null : photoIdOf(incidentId, path);
    if (known !== null) photos.push({ id: known, upload: null });
    else photos.push({ id: call.services.newId(), upload: path, picture: await readUpload(call, path, at) });
  }
  await refuseUnknown(call.services.store.db, incidentId, photos);
  return photos;
}

async function readUpload(call: Call, path: string, at: string): Promise<Buffer> {
  const { objects, store } = call.services;
  const location = parseObjectPath(path);
  const isOwn = location?.purpose === 'photos' && location.ownerId === call.uid;
  const found = isOwn ? await objects.find(store.db, path) : null;
  if (!found) throw notFound(at);
  if (!drawable.has(found.contentType)) {
    throw refuse.invalid([
      { path: at, message: 'Choose a photo saved as JPEG, PNG or WebP.', reason: 'photo_type' },
    ]);
  }
  const bytes = await objects.readAll(found);
  return drawPhoto(call.uid, bytes).catch((problem: unknown) => {
    if (!(problem instanceof QueueFull)) throw problem;
    throw refuse('RESOURCE_EXHAUSTED', 'Other photos are being prepared; try again in a minute.');
  });
}

async function refuseUnknown(
  db: Database,
  incidentId: string | null,
  photos: readonly SentPhoto[],
): Promise<void> {
  const kept = photos.flatMap(({ id, upload }) => (upload === null ? [id] : []));
  if (incidentId === null || kept.length === 0) return;
  const rows = await db
    .select({ id: incidentPhotoTable.id })
    .from(incidentPhotoTable)
    .where(and(eq(incidentPhotoTable.incidentId, incidentId), inArray(incidentPhotoTable.id, kept)));
  const known = new Set(rows.map(({ id }) => id));
  const position = photos.findIndex(({ id, upload }) => upload === null && !known.has(id));
  if (position >= 0) throw notFound(`photoPaths.${position}`);
}

function notFound(path: string) {
  return refuse.invalid([
    {
      path,
      message: 'This photo was not found among your uploads. Add it again, then save.',
      reason: 'photo_missing',
    },
  ]);
}

/** Stores the new photos with the incident and removes their uploads. */
export async function savePhotos(
  tx: Tx,
  call: Call,
  incidentId: string,
  photos: readonly SentPhoto[],
): Promise<void> {
  const added = photos.flatMap((photo) => (photo.upload === null ? [] : [photo]));
  if (added.length === 0) return;
  const [before] = await tx.db
    .select({ count: count() })
    .from(incidentPhotoTable)
    .where(eq(incidentPhotoTable.incidentId, incidentId));
  if ((before?.count ?? 0) + added.length > mostEver) {
    throw refuse('FAILED_PRECONDITION', `A report keeps up to ${mostEver} photos over all its versions.`);
  }
  const by = { incidentId, addedBy: call.uid, addedAt: call.now };
  await tx.db.insert(incidentPhotoTable).values(added.map(({ id, picture }) => ({ id, picture, ...by })));
  for (const { upload } of added) await removeUpload(tx, call, upload);
}

/** An upload that is also a pet's photo or a cover photo is kept. */
async function removeUpload(tx: Tx, { services, now }: Call, path: string): Promise<void> {
  const { rows } = await tx.db.execute(sql`
    select 1 from pet where photo_path = ${path}
    union all select 1 from business where cover_photo_path = ${path}`);
  if (rows.length === 0) await services.objects.remove(tx, path, now);
}

/** The photos of an incident in their order, for the PDF. */
export async function findPhotos(
  db: Database,
  { id: incidentId, photoIds }: { readonly id: string; readonly photoIds: readonly string[] },
): Promise<readonly Buffer[]> {
  if (photoIds.length === 0) return [];
  const rows = await db
    .select({ id: incidentPhotoTable.id, picture: incidentPhotoTable.picture })
    .from(incidentPhotoTable)
    .where(eq(incidentPhotoTable.incidentId, incidentId));
  const byId = new Map(rows.map(({ id, picture }) => [id, picture]));
  return photoIds.flatMap((id) => byId.get(id) ?? []);
}
