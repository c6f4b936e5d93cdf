import { parseRange } from '@clearpaw/protocol';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import type { ByteStore, SendTo } from '../bytes/index.ts';
import { parseObjectPath } from '../object-path.ts';
import { encodedName } from '../object-resource.ts';
import type { ObjectRow } from '../save-object.ts';
import { refusals } from '../storage-refusal.ts';
import { privateCacheControl, thumbnailCacheControl } from './private-cache-control.ts';
import { nodeOf } from './reply.ts';

/** Types that a browser would run or render as a page. */
const active = /html|xml|svg|script|ecmascript|css|wasm|flash|manifest|multipart|message|java/i;

/** A stored file never acts as a page: it has no scripts and no origin, and is downloaded rather than shown. */
const fences: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Accept-Ranges': 'bytes',
};

/** Sends an object's bytes, or the requested range; with `size=small` the thumbnail of an image. */
export async function sendMedia(context: Context, bytes: ByteStore, row: ObjectRow): Promise<Response> {
  if (context.req.query('size') === 'small' && row.thumbnailKey !== null) {
    return sendThumbnail(context, bytes, row, row.thumbnailKey);
  }
  const range = parseRange(context.req.header('range'), row.size);
  if (range === 'unsatisfiable') {
    nodeOf(context).outgoing.setHeader('Content-Range', `bytes */${row.size}`);
    throw refusals.unsatisfiable();
  }
  const headers: Record<string, string> = {
    ...fences,
    ...describe(row),
    'Content-Length': String(range ? range.end - range.start + 1 : row.size),
    ...(range ? { 'Content-Range': `bytes ${range.start}-${range.end}/${row.size}` } : {}),
  };
  if (!range && context.req.header('if-none-match') === headers.ETag) {
    return context.body(null, 304, { ...fences, ETag: headers.ETag ?? '' });
  }
  const status = range ? 206 : 200;
  if (row.size === 0) return context.body(null, status, headers);
  return sendBytes(context, status, headers, () => bytes.openToSend(row.byteKey, range ?? undefined));
}

/**
 * A HEAD is answered in the usual way: Hono builds its reply again and would send one that was already sent a second
 * time.
 */
async function sendBytes(
  context: Context,
  status: 200 | 206,
  headers: Record<string, string>,
  open: () => Promise<SendTo>,
): Promise<Response> {
  if (context.req.method === 'HEAD') return context.body(null, status, headers);
  const { outgoing } = nodeOf(context);
  const send = await open();
  outgoing.writeHead(status, headers);
  await send(outgoing);
  return RESPONSE_ALREADY_SENT;
}

async function sendThumbnail(
  context: Context,
  bytes: ByteStore,
  row: ObjectRow,
  key: string,
): Promise<Response> {
  const headers = {
    ...fences,
    'Content-Type': 'image/webp',
    'Content-Disposition': `attachment; filename*=utf-8''${encodedName(row.path)}.webp`,
    'Cache-Control': thumbnailCacheControl(parseObjectPath(row.path)?.purpose),
  };
  return sendBytes(context, 200, headers, () => bytes.openToSend(key));
}

function describe(row: ObjectRow): Record<string, string> {
  const type = active.test(row.contentType) ? 'application/octet-stream' : row.contentType;
  return {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename*=utf-8''${encodedName(row.path)}`,
    'Cache-Control': privateCacheControl(row.cacheControl),
    ETag: `"${row.generation}"`,
    'Last-Modified': row.createdAt.toUTCString(),
    'X-Goog-Generation': String(row.generation),
    'X-Goog-Hash': `md5=${row.md5}`,
    ...(row.contentEncoding && row.contentEncoding !== 'identity'
      ? { 'Content-Encoding': row.contentEncoding }
      : {}),
    ...(row.contentLanguage ? { 'Content-Language': row.contentLanguage } : {}),
  };
}
