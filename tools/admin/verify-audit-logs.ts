import { asc } from 'drizzle-orm';
import { verifyAuditLog } from '../../apps/server/src/features/audit/index.ts';
import { businessTable } from '../../apps/server/src/schema/business.ts';
import type { CommandOutcome } from './commands.ts';

/** Walks the audit log of every business; a broken one is named with its first broken entry. */
export async function verifyTrails(services: Parameters<typeof verifyAuditLog>[0]): Promise<CommandOutcome> {
  const businesses = await services.store.db
    .select({ id: businessTable.id, slug: businessTable.slug })
    .from(businessTable)
    .orderBy(asc(businessTable.id));
  const lines: string[] = [];
  let [entries, broken] = [0, 0];
  for (const { id, slug } of businesses) {
    const found = await verifyAuditLog(services, id);
    entries += found.entries;
    if (found.intact) continue;
    broken += 1;
    lines.push(`${slug} (${id}): broken at entry ${found.firstBroken}`);
  }
  lines.push(`${businesses.length} trails, ${entries} entries, ${broken} broken.`);
  return { lines, good: broken === 0 };
}
