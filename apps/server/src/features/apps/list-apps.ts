import { appScopes, type apps, type OutputOf } from '@clearpaw/contract';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { oauthClientTable } from '../../platform/auth/index.ts';
import { type Page, pageOf, readCursor } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { appTable } from '../../schema/app.ts';
import { authorizeMember } from '../members/index.ts';
import { hasAccess } from './has-access.ts';

type Input = z.output<typeof apps.listApps.input>;
type ListedApp = OutputOf<typeof apps.listApps>['items'][number];

const connectionsAt = (now: Date) => sql<number>`
  (select count(*)::int from app_grant g where g.app_id = ${appTable.id} and ${hasAccess('g', now)})`;

export async function listApps(call: Call, input: Input): Promise<Page<ListedApp>> {
  const { business } = await authorizeMember(call, input.businessId, 'readApiKeys');
  const before = readCursor(input.cursor, ['id']);
  const rows = await call.services.store.db
    .select({ app: appTable, client: oauthClientTable, connections: connectionsAt(call.now) })
    .from(appTable)
    .innerJoin(oauthClientTable, eq(oauthClientTable.clientId, appTable.clientId))
    .where(and(eq(appTable.businessId, business.id), before ? lt(appTable.id, before[0] ?? '') : undefined))
    .orderBy(desc(appTable.id))
    .limit(input.limit + 1);
  const page = pageOf(rows, input.limit, ({ app }) => [app.id]);
  return {
    ...page,
    items: page.items.map(({ app, client, connections }) => ({
      ...{ id: app.id, name: client.name ?? '', clientId: app.clientId, connections },
      redirectUris: client.redirectUris,
      scopes: client.scopes && appScopes.filter((scope) => client.scopes?.includes(scope)),
      createdAt: app.createdAt.toISOString(),
    })),
  };
}
