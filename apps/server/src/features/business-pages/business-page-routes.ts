import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { Hono } from 'hono';
import type { AppShell, Services } from '../../platform/http/index.ts';
import { coverPath, findCover, previewVariant } from '../businesses/index.ts';
import { findBusinessPage } from '../requirements/index.ts';
import { headOf, unknownHead } from './page-head.ts';

const slugPattern = /^[a-z0-9-]{1,60}$/;
const variantPattern = /^(?:\d{3,4}\.webp|preview\.jpg)$/;

/**
 * The public page of a business: the app's page, with name, description and picture already in its head, because link
 * previews run no scripts. An address that no business has is answered 404. Shared caches store it for half a minute,
 * so that a link opened by many people at once costs little.
 */
export function businessPageRoutes(services: Services, shell: AppShell): Hono {
  const routes = new Hono();
  const { publicUrl } = services.config;
  routes.get('/b/:slug', async (context, next) => {
    const slug = context.req.param('slug');
    const found = slugPattern.test(slug) ? await findBusinessPage(services, slug) : null;
    const preview = found?.coverVersion ? coverPath(slug, found.coverVersion, previewVariant) : null;
    const head = found ? headOf(found.page, { publicUrl, preview }) : unknownHead(publicUrl, slug);
    const html = await shell(context, head, found && { name: 'business-page', data: found.page });
    if (html === null) return next();
    context.header('Cache-Control', 'public, max-age=0, s-maxage=30, must-revalidate');
    return sendPage(context, html, found ? 200 : 404);
  });
  routes.get('/covers/:slug/:version/:variant', async (context) => {
    const { slug, version, variant } = context.req.param();
    const isName = slugPattern.test(slug) && /^[0-9a-f]{12}$/.test(version) && variantPattern.test(variant);
    const picture = isName ? await findCover(services, { slug, version, variant }) : null;
    if (!picture) return context.text('Not found', 404);
    // Short, because a photo that the business removes must not remain for long.
    context.header('Cache-Control', 'public, max-age=300');
    const type = variant.endsWith('.jpg') ? 'image/jpeg' : 'image/webp';
    return sendWithETag(context, picture, type, 200);
  });
  return routes;
}

const compress = {
  br: (text: string) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: fastQuality } }),
  gzip: (text: string) => promisify(gzip)(text),
} as const;

/** Of 11: the page is compressed for each reader, while they wait. */
const fastQuality = 4;

async function sendPage(context: Context, html: string, status: 200 | 404): Promise<Response> {
  if (isKnown(context, html, status)) return context.body(null, 304);
  const accepted = context.req.header('Accept-Encoding') ?? '';
  const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name));
  if (encoding) context.header('Content-Encoding', encoding);
  context.header('Content-Type', 'text/html; charset=utf-8');
  return context.body(encoding ? new Uint8Array(await compress[encoding](html)) : html, status);
}

/** Content that the reader already has is not sent again. */
function sendWithETag(context: Context, body: Buffer, type: string, status: 200 | 404): Response {
  if (isKnown(context, body, status)) return context.body(null, 304);
  context.header('Content-Type', type);
  return context.body(new Uint8Array(body), status);
}

function isKnown(context: Context, body: Buffer | string, status: 200 | 404): boolean {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  context.header('ETag', etag);
  return status === 200 && context.req.header('If-None-Match') === etag;
}
