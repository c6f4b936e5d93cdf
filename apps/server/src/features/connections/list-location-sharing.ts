import type { connections, OutputOf } from '@clearpaw/contract';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { z } from 'zod';
import { type Page, pageOf, readCursor } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { connectionTable, isConnected } from '../../schema/connection.ts';
import { carersPet } from '../pets/index.ts';
import { presentLocationSharing } from './location-sharing.ts';

type Input = z.output<typeof connections.listLocationSharing.input>;
type Item = OutputOf<typeof connections.listLocationSharing>['items'][number];

/** For each business that a pet is connected to, whether its other locations may find the pet. */
export async function listLocationSharing(call: Call, input: Input): Promise<Page<Item>> {
  const { pet } = await carersPet(call, input.petId);
  const { db } = call.services.store;
  const after = readCursor(input.cursor, ['id']);
  const rows = await db
    .select()
    .from(connectionTable)
    .where(
      and(
        eq(connectionTable.petId, pet.id),
        isConnected(call.now),
        after ? gt(connectionTable.businessId, after[0] ?? '') : undefined,
      ),
    )
    .orderBy(asc(connectionTable.businessId))
    .limit(input.limit + 1);
  const page = pageOf(rows, input.limit, ({ businessId }) => [businessId]);
  return { ...page, items: await Promise.all(page.items.map((row) => presentLocationSharing(db, row))) };
}
