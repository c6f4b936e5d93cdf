import type { apiKeys } from '@clearpaw/contract';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { z } from 'zod';
import { userTable } from '../../platform/auth/index.ts';
import { type Page, pageOf, readCursor } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { apiKeyTable } from '../../schema/api-key.ts';
import { memberTable } from '../../schema/member.ts';
import { profileTable } from '../../schema/profile.ts';
import { authorizeMember } from '../members/index.ts';
import { keyColumns, type PresentedKey, presentKey } from './api-key-presenter.ts';

type Input = z.output<typeof apiKeys.listApiKeys.input>;

export async function listApiKeys(call: Call, input: Input): Promise<Page<PresentedKey>> {
  const { business } = await authorizeMember(call, input.businessId, 'readApiKeys');
  const before = readCursor(input.cursor, ['id']);
  const { createdBy } = apiKeyTable;
  const rows = await call.services.store.db
    .select(keyColumns)
    .from(apiKeyTable)
    .leftJoin(userTable, eq(userTable.id, createdBy))
    .leftJoin(profileTable, eq(profileTable.uid, createdBy))
    .leftJoin(memberTable, and(eq(memberTable.businessId, business.id), eq(memberTable.uid, createdBy)))
    .where(
      and(eq(apiKeyTable.businessId, business.id), before ? lt(apiKeyTable.id, before[0] ?? '') : undefined),
    )
    .orderBy(desc(apiKeyTable.id))
    .limit(input.limit + 1);
  const page = pageOf(rows, input.limit, ({ key }) => [key.id]);
  return { ...page, items: page.items.map((row) => presentKey(row, call.now)) };
}
