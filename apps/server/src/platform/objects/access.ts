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

/** The path that another name stands for, as the product gives it to those who may not learn whose an object is. */
export type FindRealPath = (name: string) => Promise<string | null>;

export interface AccessParts {
  readonly db: Database;
  readonly readToken: TokenReader;
  readonly appCheck: AppCheck;
  readonly mayRead: ReaderQuestion;
  readonly findRealPath: FindRealPath;
}

/** Who sends a request: a token under either scheme word, and the app's own proof where one is asked for. */
export async function requireCaller(parts: AccessParts, context: Context): Promise<string> {
  const header = context.req.header('authorization');
  const token = /^(?:Firebase|Bearer) (\S+)$/i.exec(header ?? '')?.[1];
  const caller = token === undefined ? null : await parts.readToken(token);
  if (caller === null) throw refusals.unauthenticated();
  await parts.appCheck(context.req.header('x-firebase-appcheck'));
  return caller.uid;
}

/** Only owners write, and only where clients may. */
export function requireOwnPath(uid: string, path: string): ObjectPath {
  const objectPath = parseObjectPath(path);
  if (!objectPath || objectPath.ownerId !== uid || !isWritable(objectPath.purpose))
    throw refusals.forbidden();
  return objectPath;
}

/** What a request is about. */
interface Target {
  readonly bucket: string;
  readonly path: string;
}

/** Someone who may read the object now: its owner, or whom the product's own rules let in. */
export interface ObjectReader {
  readonly uid: string;
  readonly objectPath: ObjectPath;
}

/** A link stands for the one it was made for: when they lose sight of the object, so does the link. */
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
