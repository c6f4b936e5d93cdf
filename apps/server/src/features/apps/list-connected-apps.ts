import type { apps, OutputOf } from '@clearpaw/contract';
import { and, desc, eq, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { userTable } from '../../platform/auth/index.ts';
import { type Page, pageOf, readCursor } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { appGrantTable, appTable } from '../../schema/app.ts';
import { businessTable } from '../../schema/business.ts';
import { memberTable } from '../../schema/member.ts';
import { profileTable } from '../../schema/profile.ts';
import { authorizeMember } from '../members/index.ts';
import { hasAccess } from './has-access.ts';

type BusinessInput = z.output<typeof apps.listConnectedApps.input>;
type OwnInput = z.output<typeof apps.listMyConnectedApps.input>;
type ConnectedApp = OutputOf<typeof apps.listConnectedApps>['items'][number];

/** Apps with access to a business, newest first. */
export async function listConnectedApps(call: Call, input: BusinessInput): Promise<Page<ConnectedApp>> {
  const { business } = await authorizeMember(call, input.businessId, 'readConnectedApps');
  return list(call, input, eq(appGrantTable.businessId, business.id));
}

/** Apps with access to the caller's own pets. */
export async function listMyConnectedApps(call: Call, input: OwnInput): Promise<Page<ConnectedApp>> {
  return list(call, input, and(eq(appGrantTable.uid, call.uid), isNull(appGrantTable.businessId)));
}

async function list(
  { services, uid, now }: Call,
  { cursor, limit }: OwnInput,
  whose: SQL | undefined,
): Promise<Page<ConnectedApp>> {
  const before = readCursor(cursor, ['id']);
  const { id, endedAt, businessId } = appGrantTable;
  const rows = await services.store.db
    .select({
      grant: appGrantTable,
      registeredBy: businessTable.name,
      role: memberTable.role,
      connectedBy: sql<string>`coalesce(${profileTable.displayName}, ${userTable.email})`,
    })
    .from(appGrantTable)
    .innerJoin(appTable, eq(appTable.id, appGrantTable.appId))
    .innerJoin(businessTable, eq(businessTable.id, appTable.businessId))
    .innerJoin(userTable, eq(userTable.id, appGrantTable.uid))
    .leftJoin(profileTable, eq(profileTable.uid, appGrantTable.uid))
    .leftJoin(
      memberTable,
      and(eq(memberTable.businessId, businessId), eq(memberTable.uid, appGrantTable.uid)),
    )
    .where(
      and(whose, isNull(endedAt), hasAccess('app_grant', now), before ? lt(id, before[0] ?? '') : undefined),
    )
    .orderBy(desc(id))
    .limit(limit + 1);
  const page = pageOf(rows, limit, ({ grant }) => [grant.id]);
  return { ...page, items: page.items.map((row) => present(row, uid)) };
}

interface Row {
  readonly grant: typeof appGrantTable.$inferSelect;
  readonly registeredBy: string;
  readonly role: string | null;
  readonly connectedBy: string;
}

function present({ grant, registeredBy, role, connectedBy }: Row, uid: string): ConnectedApp {
  const { id, name, scopes, createdAt, lastUsedAt, businessId } = grant;
  const works = businessId === null || role === 'owner' || role === 'manager';
  return {
    ...{ id, name, registeredBy, scopes: [...scopes] },
    connectedBy: grant.uid === uid ? null : connectedBy,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    state: works ? 'active' : 'stopped',
  };
}
