import { and, eq, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Database } from '../../database/index.ts';
import { storedObjectTable } from '../object.table.ts';
import { bucketName, ownerOfPrefix } from '../object-path.ts';
import { refusals } from '../storage-refusal.ts';

const maxPage = 1000;
/** Sorts after every path with the same beginning, in byte order. */
const afterAll = '\u{10FFFF}';

/** The objects below a prefix of the caller's own, folders as prefixes, in byte order. */
export async function sendList(context: Context, db: Database, uid: string): Promise<Response> {
  const { prefix = '', delimiter = '', pageToken, maxResults } = context.req.query();
  if (prefix !== '' && !prefix.endsWith('/')) throw refusals.badRequest('A prefix ends in a slash.');
  if (ownerOfPrefix(prefix) !== uid) throw refusals.forbidden();
  const limit = readLimit(maxResults);
  const page = await fold(db, { uid, prefix, delimiter, limit }, readPageToken(pageToken));
  return context.json(page);
}

function readLimit(text: string | undefined): number {
  if (text === undefined) return maxPage;
  const limit = Number(text);
  if (!Number.isInteger(limit) || limit < 1 || limit > maxPage) {
    throw refusals.badRequest(`maxResults is a number from 1 to ${maxPage}.`);
  }
  return limit;
}

function readPageToken(token: string | undefined): string {
  if (token === undefined) return '';
  const path = Buffer.from(token, 'base64url').toString('utf8');
  if (path === '' || path.includes('\0')) throw refusals.badRequest('This pageToken is not one of ours.');
  return path;
}

interface Question {
  readonly uid: string;
  readonly prefix: string;
  readonly delimiter: string;
  readonly limit: number;
}

/** Continues reading, skipping each folder once it is known, until the page is full or nothing is left. */
async function fold(db: Database, question: Question, after: string) {
  const { prefix, delimiter, limit } = question;
  const items: { name: string; bucket: string }[] = [];
  const prefixes: string[] = [];
  let cursor = after;
  for (;;) {
    const left = limit - items.length - prefixes.length;
    const paths = await nextPaths(db, question, cursor, left + 1);
    let used = 0;
    for (const path of paths) {
      if (items.length + prefixes.length >= limit) break;
      used += 1;
      const cut = delimiter === '' ? -1 : path.indexOf(delimiter, prefix.length);
      if (cut === -1) {
        items.push({ name: path, bucket: bucketName });
        cursor = path;
        continue;
      }
      const folder = path.slice(0, cut + delimiter.length);
      prefixes.push(folder);
      cursor = `${folder}${afterAll}`;
      break;
    }
    if (paths.length === 0) return { prefixes, items };
    if (items.length + prefixes.length >= limit) {
      const more = used < paths.length || (await nextPaths(db, question, cursor, 1)).length > 0;
      const nextPageToken = Buffer.from(cursor, 'utf8').toString('base64url');
      return more ? { prefixes, items, nextPageToken } : { prefixes, items };
    }
    if (used === paths.length && paths.length <= left && !cursor.endsWith(afterAll))
      return { prefixes, items };
  }
}

async function nextPaths(
  db: Database,
  { uid, prefix }: Question,
  after: string,
  limit: number,
): Promise<string[]> {
  const path = sql`${storedObjectTable.path} collate "C"`;
  const rows = await db
    .select({ path: storedObjectTable.path })
    .from(storedObjectTable)
    .where(
      and(
        eq(storedObjectTable.ownerId, uid),
        sql`${path} > ${after}`,
        sql`${path} >= ${prefix}`,
        sql`${path} < ${prefix + afterAll}`,
      ),
    )
    .orderBy(path)
    .limit(limit);
  return rows.map((row) => row.path);
}
