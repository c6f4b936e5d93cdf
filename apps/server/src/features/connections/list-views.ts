import type { connections, OutputOf } from '@clearpaw/contract';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { z } from 'zod';
import { type Page, pageOf, readCursor } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { businessTable } from '../../schema/business.ts';
import { recordViewTable } from '../../schema/connection.ts';
import { carersPet } from '../pets/index.ts';

type Input = z.output<typeof connections.listViews.input>;
type View = OutputOf<typeof connections.listViews>['items'][number];

/** Who viewed a pet, when and what, newest first. The member who viewed it is not named. */
export async function listViews(call: Call, input: Input): Promise<Page<View>> {
  const { id } = (await carersPet(call, input.petId)).pet;
  const before = readCursor(input.cursor, ['id']);
  const rows = await call.services.store.db
    .select({ view: recordViewTable, businessName: businessTable.name })
    .from(recordViewTable)
    .innerJoin(businessTable, eq(businessTable.id, recordViewTable.businessId))
    .where(and(eq(recordViewTable.petId, id), before ? lt(recordViewTable.id, before[0] ?? '') : undefined))
    .orderBy(desc(recordViewTable.id))
    .limit(input.limit + 1);
  const page = pageOf(rows, input.limit, (row) => [row.view.id]);
  const items = page.items.map(({ view: { businessId, at, what }, businessName }) => {
    return { businessId, businessName, at: at.toISOString(), what };
  });
  return { ...page, items };
}
