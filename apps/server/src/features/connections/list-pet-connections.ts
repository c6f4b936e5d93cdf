import type { connections } from '@clearpaw/contract';
import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import type { z } from 'zod';
import { type Page, pageOf, readCursor } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { businessTable } from '../../schema/business.ts';
import { connectionTable, isConnected } from '../../schema/connection.ts';
import { carersPet } from '../pets/index.ts';
import { type PresentedConnection, presentPetConnection } from './pet-connection.ts';

type Input = z.output<typeof connections.listPetConnections.input>;

/** The businesses a pet is connected to, or those that are blocked, each judged for a visit today. */
export async function listPetConnections(call: Call, input: Input): Promise<Page<PresentedConnection>> {
  const { pet } = await carersPet(call, input.petId);
  const after = readCursor(input.cursor, ['id']);
  const rows = await call.services.store.db
    .select({ connection: connectionTable, business: businessTable })
    .from(connectionTable)
    .innerJoin(businessTable, eq(businessTable.id, connectionTable.businessId))
    .where(
      and(
        eq(connectionTable.petId, pet.id),
        input.blocked ? isNotNull(connectionTable.blockedAt) : isConnected(call.now),
        after ? gt(connectionTable.businessId, after[0] ?? '') : undefined,
      ),
    )
    .orderBy(asc(connectionTable.businessId))
    .limit(input.limit + 1);
  const page = pageOf(rows, input.limit, (row) => [row.business.id]);
  const items = await Promise.all(page.items.map((row) => presentPetConnection(call, pet, row)));
  return { ...page, items };
}
