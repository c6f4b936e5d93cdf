import { type AppScope, apiScopes, appScopes, ownerScopes } from '@clearpaw/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { type AppRequest, oauthClientTable } from '../../platform/auth/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { Services } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { appGrantTable, appTable } from '../../schema/app.ts';
import { profileTable } from '../../schema/profile.ts';
import { appendEntry } from '../audit/index.ts';
import { authorizeMember } from '../members/index.ts';
import { emailConnected } from './email-connected.ts';

interface App {
  readonly id: string;
  readonly name: string;
}

/**
 * A person gives an app the access it asked for: to a business that they manage, or to their own pets. Returns the
 * grant's id.
 */
export async function allowApp(services: Services, uid: string, request: AppRequest): Promise<string> {
  const call = { services, uid, apiClient: null, now: services.clock.now(), name: 'connectApp' as const };
  const app = await findRegistered(services, request.clientId);
  const scopes = appScopes.filter((scope) => request.scopes.includes(scope));
  const { businessId } = request;
  await refuseUnfit(services, uid, businessId, scopes);
  const business =
    businessId === null ? null : (await authorizeMember(call, businessId, 'connectApps')).business;
  return services.store.transaction(async (tx) => {
    const grant = { app, uid, businessId: business?.id ?? null, scopes, now: call.now };
    const id = await saveGrant(tx, services, grant);
    if (business) await appendEntry(tx.db, call, { businessId: business.id, subject: { kind: 'app', id } });
    await emailConnected(tx, services, { app, uid, business, scopes });
    return id;
  });
}

async function findRegistered({ store }: Services, clientId: string): Promise<App> {
  const [found] = await store.db
    .select({ id: appTable.id, name: oauthClientTable.name })
    .from(appTable)
    .innerJoin(oauthClientTable, eq(oauthClientTable.clientId, appTable.clientId))
    .where(eq(appTable.clientId, clientId));
  if (!found) throw refuse.notFound('app');
  return { id: found.id, name: found.name ?? '' };
}

/**
 * A business can allow the scopes of API keys, and a pet owner the scopes about their own pets; neither can allow the
 * other's.
 */
async function refuseUnfit(
  { store }: Services,
  uid: string,
  businessId: string | null,
  scopes: readonly AppScope[],
): Promise<void> {
  const [profile] = await store.db.select().from(profileTable).where(eq(profileTable.uid, uid));
  const needed = businessId === null ? 'owner' : 'business';
  if (profile?.userType !== needed) {
    throw refuse.denied('wrong_role', 'Choose a business, or use the account of a pet owner.');
  }
  const possible: readonly string[] = businessId === null ? ownerScopes : apiScopes;
  if (scopes.length > 0 && scopes.every((scope) => possible.includes(scope))) return;
  throw refuse.denied(
    'insufficient_scope',
    businessId === null
      ? 'This app asks for access to a business, not to a pet owner’s record.'
      : 'This app asks for access to a pet owner’s record, not to a business.',
  );
}

interface Grant {
  readonly app: App;
  readonly uid: string;
  readonly businessId: string | null;
  readonly scopes: readonly AppScope[];
  readonly now: Date;
}

/** An app that is already connected keeps its position in the list; the latest scopes apply. */
async function saveGrant({ db }: Tx, services: Services, grant: Grant): Promise<string> {
  const { app, uid, businessId, scopes, now } = grant;
  const whose =
    businessId === null
      ? and(isNull(appGrantTable.businessId), eq(appGrantTable.uid, uid))
      : eq(appGrantTable.businessId, businessId);
  const isOpen = and(eq(appGrantTable.appId, app.id), whose, isNull(appGrantTable.endedAt));
  // Of two concurrent decisions the second waits here, and finds the grant of the first.
  await db.select({ id: appTable.id }).from(appTable).where(eq(appTable.id, app.id)).for('update');
  const [known] = await db.select({ id: appGrantTable.id }).from(appGrantTable).where(isOpen);
  if (known) {
    await db
      .update(appGrantTable)
      .set({ uid, scopes, name: app.name, createdAt: now })
      .where(eq(appGrantTable.id, known.id));
    return known.id;
  }
  const id = services.newId();
  await db
    .insert(appGrantTable)
    .values({ id, appId: app.id, name: app.name, uid, businessId, scopes, createdAt: now });
  return id;
}
