import { parseBadgeCode, sampleBadgeCode } from '@clearpaw/domain';
import { and, eq, isNull } from 'drizzle-orm';
import { Hono } from 'hono';
import { readerLanguage, type Services, sendPieces } from '../../platform/http/index.ts';
import { storedObjectTable } from '../../platform/objects/index.ts';
import { badgeTable } from '../../schema/badge.ts';
import { lostNoticeTable } from '../../schema/lost-notice.ts';
import { petTable } from '../../schema/pet.ts';
import { type PublicBadgeView, petlessPage, publicBadgePage } from './public-badge-html.ts';
import { publicBadgeStyle } from './public-badge-style.ts';

/**
 * The page for anyone who scans a badge with their own camera: the pet's first name and picture and, while the pet is
 * lost, how to reach its owner. It has no script and nothing medical: the verdict is only for the owner and the
 * business.
 */
export function publicBadgeRoutes(services: Services, webRoot: string): Hono {
  const routes = new Hono();
  routes.get('/v/badge.css', (context) =>
    context.body(publicBadgeStyle(webRoot), 200, {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    }),
  );
  routes.get('/v/:code', async (context) => {
    const found = await findPublicBadge(services, context.req.param('code'));
    context.header('Cache-Control', 'private, no-store');
    context.header('X-Robots-Tag', 'noindex');
    const language = readerLanguage(context);
    context.header('Content-Language', language);
    if (found) return context.html(publicBadgePage(found.view, language));
    const isSample = parseBadgeCode(context.req.param('code')) === sampleBadgeCode;
    return context.html(petlessPage(isSample ? 'sample' : 'unknown', language), isSample ? 200 : 404);
  });
  routes.get('/v/:code/photo', async (context) => {
    const found = await findPublicBadge(services, context.req.param('code'));
    if (!found?.thumbnailKey) return context.notFound();
    const picture = await services.objects.read({ byteKey: found.thumbnailKey });
    const headers = {
      'Content-Type': 'image/webp',
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    };
    return sendPieces(context, picture, headers, services.log);
  });
  return routes;
}

interface Found {
  readonly view: PublicBadgeView;
  /** The thumbnail, which was re-encoded when it was stored: it has no location or camera data. */
  readonly thumbnailKey: string | null;
}

/** Revoked badges, those of pets that are not active, and unknown codes all have the same page. */
async function findPublicBadge({ store }: Services, text: string): Promise<Found | null> {
  const code = parseBadgeCode(text);
  if (code === null) return null;
  const [row] = await store.db
    .select({ name: petTable.name, thumbnailKey: storedObjectTable.thumbnailKey, lost: lostNoticeTable })
    .from(badgeTable)
    .innerJoin(petTable, eq(petTable.id, badgeTable.petId))
    .leftJoin(storedObjectTable, eq(storedObjectTable.path, petTable.photoPath))
    .leftJoin(lostNoticeTable, eq(lostNoticeTable.petId, petTable.id))
    .where(and(eq(badgeTable.code, code), isNull(badgeTable.revokedAt), eq(petTable.state, 'active')));
  if (!row) return null;
  const firstName = row.name.trim().split(/\s+/)[0] ?? row.name;
  const { thumbnailKey, lost } = row;
  return { view: { code, firstName, hasPhoto: thumbnailKey !== null, lost }, thumbnailKey };
}
