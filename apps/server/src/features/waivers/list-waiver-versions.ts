import type { OutputOf, waivers } from '@clearpaw/contract';
import { and, count, desc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type Database, type Page, pageOf, readCursor } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { waiverSignatureTable, waiverVersionTable } from '../../schema/waiver.ts';
import { memberNamesOf } from '../members/index.ts';
import { saveWaiver } from './find-waiver.ts';

type Input = z.output<typeof waivers.listWaiverVersions.input>;
type Version = OutputOf<typeof waivers.listWaiverVersions>['items'][number];

/** Every version of a waiver, newest first, without its text. */
export async function listWaiverVersions(call: Call, input: Input): Promise<Page<Version>> {
  const { waiver } = await saveWaiver(call, input.waiverId, 'readWaivers');
  const { db } = call.services.store;
  const before = readCursor(input.cursor, ['number']);
  const rows = await db
    .select({
      version: waiverVersionTable.version,
      material: waiverVersionTable.material,
      sha256: waiverVersionTable.sha256,
      isPdf: isNotNull(waiverVersionTable.file),
      publishedAt: waiverVersionTable.publishedAt,
      publishedBy: waiverVersionTable.publishedBy,
    })
    .from(waiverVersionTable)
    .where(
      and(
        eq(waiverVersionTable.waiverId, waiver.id),
        before ? lt(waiverVersionTable.version, Number(before[0])) : undefined,
      ),
    )
    .orderBy(desc(waiverVersionTable.version))
    .limit(input.limit + 1);
  const page = pageOf(rows, input.limit, ({ version }) => [String(version)]);
  const names = await memberNamesOf(
    db,
    page.items.map(({ publishedBy }) => publishedBy),
  );
  const signatures = await countSignatures(db, waiver.id);
  const items = page.items.map(({ isPdf, publishedAt, publishedBy, ...row }): Version => {
    const published = { publishedAt: publishedAt.toISOString(), publishedBy: names.get(publishedBy) ?? null };
    const format = isPdf ? 'pdf' : 'text';
    return { ...row, ...published, format, signatures: signatures.get(row.version) ?? 0 };
  });
  return { ...page, items };
}

/** By version, of all versions at once: the index has the signatures of one waiver side by side. */
async function countSignatures(db: Database, waiverId: string): Promise<ReadonlyMap<number, number>> {
  const { version } = waiverSignatureTable;
  const rows = await db
    .select({ version, signatures: count(sql`*`) })
    .from(waiverSignatureTable)
    .where(eq(waiverSignatureTable.waiverId, waiverId))
    .groupBy(version);
  return new Map(rows.map((row) => [row.version, row.signatures]));
}
