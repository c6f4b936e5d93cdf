import type { MiddlewareHandler } from 'hono';
import { nodeOf } from './reply.ts';

const exposed = [
  'X-Goog-Upload-Status',
  'X-Goog-Upload-URL',
  'X-Goog-Upload-Size-Received',
  'X-Goog-Upload-Chunk-Granularity',
  'X-Goog-Upload-Control-URL',
  'X-GUploader-UploadID',
  'Content-Range',
  'Content-Disposition',
  'ETag',
  'X-Request-Id',
].join(', ');

/** Pages of any origin may call, but never with cookies: callers authenticate with a token. */
export const storageCors: MiddlewareHandler = async (context, next) => {
  const { outgoing } = nodeOf(context);
  if (context.req.header('origin') !== undefined) {
    outgoing.setHeader('Access-Control-Allow-Origin', '*');
    outgoing.setHeader('Access-Control-Expose-Headers', exposed);
  }
  if (context.req.method !== 'OPTIONS') return next();
  const wanted = context.req.header('access-control-request-headers');
  return context.body(null, 204, {
    'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
    ...(wanted ? { 'Access-Control-Allow-Headers': wanted } : {}),
    'Access-Control-Max-Age': '3600',
    Vary: 'Access-Control-Request-Headers',
  });
};
