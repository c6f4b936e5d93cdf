import { createHash, randomBytes } from 'node:crypto';
import type { ownData } from '@clearpaw/contract';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { userTable } from '../../platform/auth/index.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { dataExportTable } from '../../schema/data-export.ts';

/** Long enough for a slow connection, short enough that a link left in a browser history is useless. */
const lifetimeMs = 15 * 60 * 1000;

/** Creates an unguessable address; the data is gathered when it is downloaded. */
export async function exportMyData(
  call: Call,
  { format }: z.output<typeof ownData.exportMyData.input>,
): Promise<{ url: string }> {
  const { config, store } = call.services;
  const key = randomBytes(32).toString('base64url');
  const row = {
    keyHash: hashOf(key),
    uid: call.uid,
    expiresAt: new Date(call.now.getTime() + lifetimeMs),
  };
  await store.transaction(async ({ db }) => {
    if ((await db.select().from(userTable).where(eq(userTable.id, call.uid))).length === 0) {
      throw refuse('UNAUTHENTICATED', 'No user authenticated');
    }
    await db
      .delete(dataExportTable)
      .where(and(eq(dataExportTable.uid, call.uid), lt(dataExportTable.expiresAt, call.now)));
    await db.insert(dataExportTable).values(row);
  });
  return { url: `${config.publicUrl}/exports/${key}${format === 'zip' ? '.zip' : ''}` };
}

/** The person whose data an address serves; null if it has expired or is invalid. */
export async function ownerOfExport(db: Database, key: string, now: Date): Promise<string | null> {
  const [row] = await db
    .select({ uid: dataExportTable.uid })
    .from(dataExportTable)
    .where(and(eq(dataExportTable.keyHash, hashOf(key)), sql`${dataExportTable.expiresAt} > ${now}`));
  return row?.uid ?? null;
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
