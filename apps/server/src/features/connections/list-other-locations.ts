import type { connections, OutputOf } from '@clearpaw/contract';
import { and, asc, gt, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type Page, pageOf, readCursor } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { businessTable } from '../../schema/business.ts';
import { otherLocationsOf } from '../../schema/other-locations.ts';
import { findBusiness } from '../businesses/index.ts';

type Input = z.output<typeof connections.listOtherLocations.input>;
type Location = OutputOf<typeof connections.listOtherLocations>['items'][number];

/** For an owner who connects a pet and decides whether the other locations may find it. */
export async function listOtherLocations(call: Call, input: Input): Promise<Page<Location>> {
  const { id } = await findBusiness(call, { slug: input.slug });
  const after = readCursor(input.cursor, ['id']);
  const rows = await call.services.store.db
    .select({ id: businessTable.id, name: businessTable.name })
    .from(businessTable)
    .where(
      and(
        inArray(businessTable.id, sql`(${otherLocationsOf(id)})`),
        after ? gt(businessTable.id, after[0] ?? '') : undefined,
      ),
    )
    .orderBy(asc(businessTable.id))
    .limit(input.limit + 1);
  const page = pageOf(rows, input.limit, (row) => [row.id]);
  return { ...page, items: page.items.map(({ name }) => ({ name })) };
}
