import { parseRange } from '@clearpaw/protocol';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import type { ByteStore } from '../bytes/index.ts';
import { encodedName } from '../object-resource.ts';
import type { ObjectRow } from '../save-object.ts';
import { refusals } from '../storage-refusal.ts';
import { nodeOf } from './reply.ts';

/** Whatever a browser would run or draw as a page when it came under its own name. */
const active = /html|xml|svg|script|ecmascript|css|wasm|flash|manifest|multipart|message|java/i;

/** Nothing stored is ever a page: it has no scripts, no origin, and is saved rather than shown. */
const fences: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Accept-Ranges': 'bytes',
};

/** Sends an object's bytes, or the part that was asked for. The small picture of an image by `size=small`. */
export async function sendMedia(context: Context, bytes: ByteStore, row: ObjectRow): Promise<Response> {
  const { outgoing } = nodeOf(context);
  if (context.req.query('size') === 'small' && row.thumbnailKey !== null) {
    return sendThumbnail(context, bytes, row, row.thumbnailKey);
  }
  const range = parseRange(context.req.header('range'), row.size);
  if (range === 'unsatisfiable') {
    outgoing.setHeader('Content-Range', `bytes */${row.size}`);
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
  const isHead = context.req.method === 'HEAD';
  const send = row.size === 0 || isHead ? null : await bytes.openToSend(row.byteKey, range ?? undefined);
  outgoing.writeHead(range ? 206 : 200, headers);
  if (send) await send(outgoing);
  else outgoing.end();
  return RESPONSE_ALREADY_SENT;
}

async function sendThumbnail(
  context: Context,
  bytes: ByteStore,
  row: ObjectRow,
  key: string,
): Promise<Response> {
  const { outgoing } = nodeOf(context);
  const send = await bytes.openToSend(key);
  const disposition = `attachment; filename*=utf-8''${encodedName(row.path)}.webp`;
  outgoing.writeHead(200, {
    ...fences,
    'Content-Type': 'image/webp',
    'Content-Disposition': disposition,
    'Cache-Control': 'private, max-age=3600',
  });
  await send(outgoing);
  return RESPONSE_ALREADY_SENT;
}

function describe(row: ObjectRow): Record<string, string> {
  const type = active.test(row.contentType) ? 'application/octet-stream' : row.contentType;
  return {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename*=utf-8''${encodedName(row.path)}`,
    'Cache-Control': row.cacheControl ?? 'private, max-age=0',
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
