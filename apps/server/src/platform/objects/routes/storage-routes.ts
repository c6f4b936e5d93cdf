import { type Context, Hono } from 'hono';
import { requireCaller } from '../access.ts';
import { refusals } from '../storage-refusal.ts';
import { sendList } from './list-reply.ts';
import { changeTokens, deleteObjectRoute, getObject, patchObject } from './object-routes.ts';
import { readTarget, requireBucket } from './raw-target.ts';
import { answer } from './reply.ts';
import { storageCors } from './storage-cors.ts';
import type { StorageRouteParts } from './storage-parts.ts';
import { continueUpload, startUploadRoute } from './upload-routes.ts';

const paths = ['/v0/b/:bucket/o', '/v0/b/:bucket/o/:object{.*}'];

/** The routes of the object storage at `/v0/b/{bucket}/o…`. */
export function storageRoutes(parts: StorageRouteParts): Hono {
  const routes = new Hono();
  for (const path of paths) {
    routes.use(path, storageCors);
    routes.get(path, (context) => answer(parts, context, () => read(parts, context)));
    routes.on(['POST', 'PUT'], path, (context) => answer(parts, context, () => write(parts, context)));
    routes.patch(path, (context) => answer(parts, context, () => patchObject(parts, context)));
    routes.delete(path, (context) => answer(parts, context, () => deleteObjectRoute(parts, context)));
  }
  return routes;
}

async function read(parts: StorageRouteParts, context: Context): Promise<Response> {
  const target = readTarget(context);
  if (target.path !== '') return getObject(parts, context);
  const uid = await requireCaller(parts.access, context);
  requireBucket(target);
  return sendList(context, parts.store.db, uid);
}

/** The query and the upload headers determine what a POST means. */
async function write(parts: StorageRouteParts, context: Context): Promise<Response> {
  const { upload_id: uploadId, create_token: create, delete_token: ended } = context.req.query();
  if (uploadId !== undefined) return continueUpload(parts, context, uploadId);
  if (context.req.header('x-http-method-override')?.toUpperCase() === 'PATCH')
    return patchObject(parts, context);
  if (create !== undefined || ended !== undefined) return changeTokens(parts, context);
  if (context.req.method === 'PUT') throw refusals.badRequest('An upload begins with POST.');
  return startUploadRoute(parts, context);
}
