import { asc } from 'drizzle-orm';
import { verifyTrail } from '../../apps/server/src/features/audit/index.ts';
import { businessTable } from '../../apps/server/src/schema/business.ts';
import type { Outcome } from './commands.ts';

/** Walks the trail of every business; a broken one is named with its first broken entry. */
export async function verifyTrails(services: Parameters<typeof verifyTrail>[0]): Promise<Outcome> {
  const places = await services.store.db
    .select({ id: businessTable.id, slug: businessTable.slug })
    .from(businessTable)
    .orderBy(asc(businessTable.id));
  const lines: string[] = [];
  let [entries, broken] = [0, 0];
  for (const { id, slug } of places) {
    const found = await verifyTrail(services, id);
    entries += found.entries;
    if (found.intact) continue;
    broken += 1;
    lines.push(`${slug} (${id}): broken at entry ${found.firstBroken}`);
  }
  lines.push(`${places.length} trails, ${entries} entries, ${broken} broken.`);
  return { lines, good: broken === 0 };
}
