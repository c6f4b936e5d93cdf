import type { waivers } from '@clearpaw/contract';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { z } from 'zod';
import { type Page, pageOf, readCursor } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { waiverTable } from '../../schema/waiver.ts';
import { authorizeMember } from '../members/index.ts';
import { presentWaiver, type Waiver } from './waiver-presenter.ts';

type Input = z.output<typeof waivers.listWaivers.input>;

export async function listWaivers(call: Call, input: Input): Promise<Page<Waiver>> {
  await authorizeMember(call, input.businessId, 'readWaivers');
  const after = readCursor(input.cursor, ['id']);
  const rows = await call.services.store.db
    .select()
    .from(waiverTable)
    .where(
      and(
        eq(waiverTable.businessId, input.businessId),
        after ? gt(waiverTable.id, after[0] ?? '') : undefined,
      ),
    )
    .orderBy(asc(waiverTable.id))
    .limit(input.limit + 1);
  const page = pageOf(rows, input.limit, (row) => [row.id]);
  return { ...page, items: page.items.map(presentWaiver) };
}
