import { apiScopes } from '@clearpaw/contract';
import { hintOf, keyHashOf, newKeyText } from '../../features/api-keys/index.ts';
import { apiKeyTable } from '../../schema/api-key.ts';
import { type BuiltBusiness, buildBusiness } from './build-business.ts';
import type { BuilderServices } from './builder-services.ts';

export interface ApiKeyOverrides extends Partial<Omit<typeof apiKeyTable.$inferInsert, 'hash' | 'hint'>> {
  readonly business?: BuiltBusiness;
}

/** A key with every scope and no expiry, created by the business's owner by default. */
export async function buildApiKey(
  services: BuilderServices,
  overrides: ApiKeyOverrides = {},
): Promise<{ readonly id: string; readonly token: string }> {
  const { business = await buildBusiness(services), ...facts } = overrides;
  const [id, token] = [services.newId(), newKeyText()];
  await services.store.db.insert(apiKeyTable).values({
    ...{
      name: 'Booking',
      scopes: apiScopes,
      createdBy: business.billingUid,
      createdAt: services.clock.now(),
    },
    ...facts,
    ...{ id, businessId: business.id, hash: keyHashOf(token), hint: hintOf(token) },
  });
  return { id, token };
}
