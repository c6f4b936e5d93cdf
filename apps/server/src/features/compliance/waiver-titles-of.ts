import type { Rule } from '@clearpaw/domain';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { waiverTable } from '../../schema/waiver.ts';

/** The titles of the waivers that rules ask for, by id. */
export async function waiverTitlesOf(
  db: Database,
  rules: readonly Rule[],
): Promise<ReadonlyMap<string, string>> {
  const ids = rules.flatMap(({ requirement }) =>
    requirement.kind === 'waiver' ? [requirement.waiverId] : [],
  );
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: waiverTable.id, title: waiverTable.title })
    .from(waiverTable)
    .where(inArray(waiverTable.id, ids));
  return new Map(rows.map(({ id, title }) => [id, title]));
}
