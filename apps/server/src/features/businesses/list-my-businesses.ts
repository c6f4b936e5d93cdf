import type { businesses, OutputOf } from '@clearpaw/contract';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { z } from 'zod';
import { type Page, pageOf, readCursor } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { businessTable } from '../../schema/business.ts';
import { memberTable } from '../../schema/member.ts';
import { requireUserType } from '../accounts/index.ts';
import { presentBusiness } from './business-presenter.ts';

type Input = z.output<typeof businesses.listMyBusinesses.input>;
type MyBusiness = OutputOf<typeof businesses.listMyBusinesses>['items'][number];

/** The businesses where the caller works. Needs no subscription: a lapsed business must be found to be renewed. */
export async function listMyBusinesses(call: Call, input: Input): Promise<Page<MyBusiness>> {
  await requireUserType(call, 'business');
  const after = readCursor(input.cursor, ['id']);
  const rows = await call.services.store.db
    .select({ business: businessTable, role: memberTable.role })
    .from(memberTable)
    .innerJoin(businessTable, eq(businessTable.id, memberTable.businessId))
    .where(and(eq(memberTable.uid, call.uid), after ? gt(businessTable.id, after[0] ?? '') : undefined))
    .orderBy(asc(businessTable.id))
    .limit(input.limit + 1);
  const page = pageOf(rows, input.limit, (row) => [row.business.id]);
  return { ...page, items: page.items.map((row) => ({ ...presentBusiness(row.business), role: row.role })) };
}
