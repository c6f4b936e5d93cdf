import type { Context } from 'hono';
import type { TokenReader } from '../auth/index.ts';
import type { Database } from '../database/index.ts';
import type { AppCheck } from './app-check.ts';
import { isWritable } from './content/index.ts';
import { holderOf } from './download-tokens.ts';
import { bucketName, type ObjectPath, parseObjectPath } from './object-path.ts';
import { refusals } from './storage-refusal.ts';

/** Whether someone who is not the owner may read an object at this moment. Asked again at every request. */
export type ReaderQuestion = (uid: string, objectPath: ObjectPath) => Promise<boolean>;

/**
 * The path that another name stands for; the product gives such names to people who may not learn whose object it is.
 */
export type FindRealPath = (name: string) => Promise<string | null>;

export interface AccessParts {
  readonly db: Database;
  readonly readToken: TokenReader;
  readonly appCheck: AppCheck;
  readonly mayRead: ReaderQuestion;
  readonly findRealPath: FindRealPath;
}

/** The caller of a request: a token under either scheme, and the app's attestation if it is required. */
export async function requireCaller(parts: AccessParts, context: Context): Promise<string> {
  const header = context.req.header('authorization');
  const token = /^(?:Firebase|Bearer) (\S+)$/i.exec(header ?? '')?.[1];
  const caller = token === undefined ? null : await parts.readToken(token);
  if (caller === null) throw refusals.unauthenticated();
  await parts.appCheck(context.req.header('x-firebase-appcheck'));
  return caller.uid;
}

/** Only owners may write, and only below the paths for clients. */
export function requireOwnPath(uid: string, path: string): ObjectPath {
  const objectPath = parseObjectPath(path);
  if (!objectPath || objectPath.ownerId !== uid || !isWritable(objectPath.purpose))
    throw refusals.forbidden();
  return objectPath;
}

/** The object of a request. */
interface Target {
  readonly bucket: string;
  readonly path: string;
}

/** Someone who may read the object now: its owner, or a person permitted by the product's own rules. */
export interface ObjectReader {
  readonly uid: string;
  readonly objectPath: ObjectPath;
}

/**
 * A download link acts for the person who created it: when they may no longer read the object, the link stops working
 * too.
 */
export async function requireReader(
  parts: AccessParts,
  context: Context,
  { bucket, path }: Target,
): Promise<ObjectReader> {
  const objectPath = bucket === bucketName ? parseObjectPath(path) : null;
  const token = context.req.query('token');
  const holder = objectPath && token ? await holderOf(parts.db, path, token) : null;
  if (objectPath && holder !== null && (await maySee(parts, holder, objectPath)))
    return { uid: holder, objectPath };
  const uid = await requireCaller(parts, context);
  if (bucket !== bucketName) throw refusals.missing();
  if (!objectPath || !(await maySee(parts, uid, objectPath))) throw refusals.forbidden();
  return { uid, objectPath };
}

async function maySee(parts: AccessParts, uid: string, objectPath: ObjectPath): Promise<boolean> {
  return objectPath.ownerId === uid || parts.mayRead(uid, objectPath);
}
