import { type AppScope, apiScopes } from '@clearpaw/contract';
import {
  newClientSecret,
  oauthAccessTokenTable,
  oauthClientTable,
  secretPrefixes,
  storedTokenOf,
} from '../../platform/auth/index.ts';
import { appGrantTable, appTable } from '../../schema/app.ts';
import { type BuiltBusiness, buildBusiness } from './build-business.ts';
import type { BuilderServices } from './builder-services.ts';

export interface AppGrantOverrides {
  /** The business that the app is connected to, and the one that registered it. */
  readonly business?: BuiltBusiness;
  /** The person who granted access; by default the business's owner. */
  readonly uid?: string;
  /** True if a pet owner connected it for their own pets. */
  readonly ownPets?: boolean;
  readonly scopes?: readonly AppScope[];
}

export interface BuiltAppGrant {
  readonly appId: string;
  readonly connectedAppId: string;
  readonly clientId: string;
  readonly token: string;
}

const hourMs = 3_600_000;

/** A connected app, with a token that is valid for an hour. */
export async function buildAppGrant(
  services: BuilderServices,
  overrides: AppGrantOverrides = {},
): Promise<BuiltAppGrant> {
  const { business = await buildBusiness(services), ownPets = false, scopes = apiScopes } = overrides;
  const uid = overrides.uid ?? business.billingUid ?? '';
  const { db } = services.store;
  const now = services.clock.now();
  const [appId, connectedAppId, clientId] = [services.newId(), services.newId(), services.newId()];
  const token = `${secretPrefixes.access}${services.newId()}`;
  await db.insert(oauthClientTable).values({
    ...{ id: services.newId(), clientId, clientSecret: newClientSecret().stored, name: 'Pawbook' },
    ...{ redirectUris: ['https://booking.example/clearpaw'], createdAt: now, updatedAt: now },
    ...{
      tokenEndpointAuthMethod: 'client_secret_basic',
      grantTypes: ['authorization_code', 'refresh_token'],
    },
  });
  await db
    .insert(appTable)
    .values({ id: appId, businessId: business.id, clientId, createdBy: null, createdAt: now });
  await db.insert(appGrantTable).values({
    ...{ id: connectedAppId, appId, name: 'Pawbook', uid, scopes, createdAt: now },
    businessId: ownPets ? null : business.id,
  });
  await db.insert(oauthAccessTokenTable).values({
    ...{ id: services.newId(), clientId, userId: uid, referenceId: connectedAppId, scopes: [...scopes] },
    ...{ token: storedTokenOf(token, secretPrefixes.access), createdAt: now },
    expiresAt: new Date(now.getTime() + hourMs),
  });
  return { appId, connectedAppId, clientId, token };
}
