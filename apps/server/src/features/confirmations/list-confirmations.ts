import type { confirmations } from '@clearpaw/contract';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { z } from 'zod';
import { type Page, pageOf, readCursor } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { confirmationTable } from '../../schema/confirmation.ts';
import { carersPet } from '../pets/index.ts';
import { type PresentedRequest, presentRequests } from './present-request.ts';

type Input = z.output<typeof confirmations.listConfirmations.input>;

/** What clinics were asked about a pet, and their answers: only for its carers. */
export async function listConfirmations(call: Call, input: Input): Promise<Page<PresentedRequest>> {
  const { pet } = await carersPet(call, input.petId);
  const { db } = call.services.store;
  const before = readCursor(input.cursor, ['id']);
  const rows = await db
    .select()
    .from(confirmationTable)
    .where(
      and(
        eq(confirmationTable.petId, pet.id),
        before ? lt(confirmationTable.id, before[0] ?? '') : undefined,
      ),
    )
    .orderBy(desc(confirmationTable.id))
    .limit(input.limit + 1);
  const page = pageOf(rows, input.limit, (row) => [row.id]);
  return { ...page, items: await presentRequests(db, page.items, call.now) };
}
