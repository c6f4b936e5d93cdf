import type { incidents, OutputOf } from '@clearpaw/contract';
import { and, eq } from 'drizzle-orm';
import type { Call, Services } from '../../platform/http/index.ts';
import { incidentPhotoTable, incidentTable } from '../../schema/incident.ts';
import { memberTable } from '../../schema/member.ts';

type PresentedPhoto = OutputOf<typeof incidents.recordIncident>['photos'][number];

const windowMs = 10 * 60 * 1000;
const purpose = 'incident photos';
const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** How a correction names a photo to keep. */
export const photoPathOf = (incidentId: string, photoId: string): string =>
  `incidents/${incidentId}/photos/${photoId}`;

/** The photo of such a path in this incident; null for any other path. */
export function photoIdOf(incidentId: string, path: string): string | null {
  const start = photoPathOf(incidentId, '');
  const photoId = path.startsWith(start) ? path.slice(start.length) : '';
  return idPattern.test(photoId) ? photoId : null;
}

/** Photos of an incident for the caller. The URL works for 10 to 20 minutes and stays the same for 10. */
export function photosFor({ uid, now, services: { sealer } }: Call) {
  const end = Math.ceil(now.getTime() / windowMs) * windowMs + windowMs;
  return (incidentId: string, photoIds: readonly string[]): PresentedPhoto[] =>
    photoIds.map((photoId) => {
      const named = `${photoId}.${uid}.${end}`;
      const url = `/incident-photos/${named}.${sealer.sign(purpose, named)}`;
      return { path: photoPathOf(incidentId, photoId), url };
    });
}

/** The picture of a link, while the person it was created for works there; null for any other link. */
export async function findLinkedPhoto(
  { sealer, store, clock }: Services,
  key: string,
): Promise<Buffer | null> {
  const [photoId = '', uid = '', end = '', signature = ''] = key.split('.');
  if (!sealer.isSigned(purpose, `${photoId}.${uid}.${end}`, signature)) return null;
  if (Number(end) <= clock.now().getTime()) return null;
  const [row] = await store.db
    .select({ picture: incidentPhotoTable.picture })
    .from(incidentPhotoTable)
    .innerJoin(incidentTable, eq(incidentTable.id, incidentPhotoTable.incidentId))
    .innerJoin(
      memberTable,
      and(eq(memberTable.businessId, incidentTable.businessId), eq(memberTable.uid, uid)),
    )
    .where(eq(incidentPhotoTable.id, photoId));
  return row?.picture ?? null;
}
