import type { checkIns } from '@clearpaw/contract';
import { and, desc, eq, gte, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type Page, pageOf, readCursor } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { checkInTable } from '../../schema/check-in.ts';
import { findCustomerPetIds } from '../customers/index.ts';
import { authorizeMember } from '../members/index.ts';
import type { PresentedCheckIn } from './check-in-presenter.ts';
import { presentCheckIns } from './present-check-ins.ts';

type Input = z.output<typeof checkIns.listCheckIns.input>;

/** Arrivals, newest first; `from` is inclusive, `to` exclusive. */
export async function listCheckIns(call: Call, input: Input): Promise<Page<PresentedCheckIn>> {
  const { business } = await authorizeMember(call, input.businessId, 'readCheckIns');
  const petIds = input.customerId ? await findCustomerPetIds(call, business.id, input.customerId) : null;
  const before = readCursor(input.cursor, ['instant', 'id']);
  const keyset = sql`(${checkInTable.arrivedAt}, ${checkInTable.id})`;
  const rows = await call.services.store.db
    .select()
    .from(checkInTable)
    .where(
      and(
        eq(checkInTable.businessId, business.id),
        ne(checkInTable.decision, 'undone'),
        input.petId ? eq(checkInTable.petId, input.petId) : undefined,
        petIds ? inArray(checkInTable.petId, petIds) : undefined,
        input.from ? gte(checkInTable.arrivedAt, new Date(input.from)) : undefined,
        input.to ? lt(checkInTable.arrivedAt, new Date(input.to)) : undefined,
        input.present === undefined ? undefined : isPresent(input.present),
        before ? sql`${keyset} < (${before[0]}::timestamptz, ${before[1]}::uuid)` : undefined,
      ),
    )
    .orderBy(desc(checkInTable.arrivedAt), desc(checkInTable.id))
    .limit(input.limit + 1);
  const page = pageOf(rows, input.limit, (row) => [row.arrivedAt.toISOString(), row.id]);
  return { ...page, items: await presentCheckIns(call.services.store.db, call.now, page.items) };
}

export function isPresent(wanted = true) {
  const present = and(eq(checkInTable.decision, 'admitted'), isNull(checkInTable.departedAt));
  return wanted ? present : sql`not (${present})`;
}

/** An arrival without a decision yet. */
export const isWaiting = and(eq(checkInTable.decision, 'waiting'), isNull(checkInTable.departedAt));
