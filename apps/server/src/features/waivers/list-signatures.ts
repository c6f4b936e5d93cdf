import type { waivers } from '@clearpaw/contract';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { z } from 'zod';
import { type Page, pageOf, readCursor } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { waiverSignatureTable } from '../../schema/waiver.ts';
import { saveWaiver } from './find-waiver.ts';
import { presentSignature, type Signature } from './waiver-presenter.ts';

type Input = z.output<typeof waivers.listSignatures.input>;

/** The signatures of a business, newest first. */
export async function listSignatures(call: Call, input: Input): Promise<Page<Signature>> {
  const { waiver } = await saveWaiver(call, input.waiverId, 'readWaivers');
  const before = readCursor(input.cursor, ['id']);
  const rows = await call.services.store.db
    .select()
    .from(waiverSignatureTable)
    .where(
      and(
        eq(waiverSignatureTable.waiverId, waiver.id),
        before ? lt(waiverSignatureTable.id, before[0] ?? '') : undefined,
      ),
    )
    .orderBy(desc(waiverSignatureTable.id))
    .limit(input.limit + 1);
  const page = pageOf(rows, input.limit, (row) => [row.id]);
  return { ...page, items: page.items.map(presentSignature) };
}
