import type { OutputOf, waivers } from '@clearpaw/contract';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { z } from 'zod';
import { type Page, pageOf, readCursor } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { businessTable } from '../../schema/business.ts';
import { waiverSignatureTable, waiverTable } from '../../schema/waiver.ts';
import { presentSignature } from './waiver-presenter.ts';

type Input = z.output<typeof waivers.listMySignatures.input>;
type MySignature = OutputOf<typeof waivers.listMySignatures>['items'][number];

/** What the caller has signed, newest first. A signature made for a guest at check-in belongs to the business. */
export async function listMySignatures(call: Call, input: Input): Promise<Page<MySignature>> {
  const before = readCursor(input.cursor, ['id']);
  const rows = await call.services.store.db
    .select({ row: waiverSignatureTable, title: waiverTable.title, businessName: businessTable.name })
    .from(waiverSignatureTable)
    .innerJoin(waiverTable, eq(waiverTable.id, waiverSignatureTable.waiverId))
    .innerJoin(businessTable, eq(businessTable.id, waiverSignatureTable.businessId))
    .where(
      and(
        eq(waiverSignatureTable.signedBy, call.uid),
        before ? lt(waiverSignatureTable.id, before[0] ?? '') : undefined,
      ),
    )
    .orderBy(desc(waiverSignatureTable.id))
    .limit(input.limit + 1);
  const page = pageOf(rows, input.limit, ({ row }) => [row.id]);
  const items = page.items.map(({ row, title, businessName }) => ({
    ...presentSignature(row),
    businessId: row.businessId,
    businessName,
    title,
  }));
  return { ...page, items };
}
