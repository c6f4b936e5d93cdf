import type { apps, OutputOf } from '@clearpaw/contract';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { newClientSecret, oauthClientTable, refreshScope } from '../../platform/auth/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { appTable } from '../../schema/app.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { authorizeMember, lockBusiness } from '../members/index.ts';
import { refuseUnfitAddresses } from './redirect-problem.ts';

type Input = z.output<typeof apps.registerApp.input>;
type Registered = OutputOf<typeof apps.registerApp>;

const maxApps = 20;

/**
 * Only a business with the plan can register an app, so that someone is responsible for it; programs cannot register
 * themselves.
 */
export async function registerApp(call: AuditedCall, input: Input): Promise<Registered> {
  const { business } = await authorizeMember(call, input.businessId, 'manageApiKeys');
  const { name, redirectUris, scopes } = input;
  refuseUnfitAddresses(redirectUris, call.services.config.publicUrl);
  const { now, uid, services } = call;
  const [id, clientId] = [services.newId(), services.newId()];
  const { secret, stored } = newClientSecret();
  return services.store.transaction(async (tx) => {
    await refuseTooMany(tx, business.id);
    await tx.db.insert(oauthClientTable).values({
      ...{ id: services.newId(), clientId, clientSecret: stored, name, redirectUris },
      ...{ tokenEndpointAuthMethod: 'client_secret_basic', applicationType: 'web', requirePKCE: true },
      ...{ grantTypes: ['authorization_code', 'refresh_token'], responseTypes: ['code'] },
      // The library compares each request with these; without any, with all that there are.
      scopes: scopes ? [...scopes, refreshScope] : null,
      ...{ createdAt: now, updatedAt: now },
    });
    await tx.db
      .insert(appTable)
      .values({ id, businessId: business.id, clientId, createdBy: uid, createdAt: now });
    await appendEntry(tx.db, call, { businessId: business.id, subject: { kind: 'app', id } });
    return { id, clientId, clientSecret: secret };
  });
}

async function refuseTooMany({ db }: Tx, businessId: string): Promise<void> {
  await lockBusiness(db, businessId);
  if ((await db.$count(appTable, eq(appTable.businessId, businessId))) < maxApps) return;
  throw refuse.precondition(
    'too_many_apps',
    `A business can register up to ${maxApps} apps. Delete one you no longer use.`,
  );
}
