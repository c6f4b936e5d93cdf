import type { apps } from '@clearpaw/contract';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { oauthClientTable } from '../../platform/auth/index.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { authorizeMember } from '../members/index.ts';
import { findApp } from './find-app.ts';
import { refuseUnfitAddresses } from './redirect-problem.ts';

type Input = z.output<typeof apps.updateApp.input>;

/** Connections stay: people are redirected to the new addresses from the next request on. */
export async function updateApp(call: AuditedCall, input: Input): Promise<Record<string, never>> {
  const { business } = await authorizeMember(call, input.businessId, 'manageApiKeys');
  const { appId, redirectUris } = input;
  refuseUnfitAddresses(redirectUris, call.services.config.publicUrl);
  return call.services.store.transaction(async ({ db }) => {
    const { id, clientId } = await findApp(db, { businessId: business.id, appId });
    await db
      .update(oauthClientTable)
      .set({ redirectUris, updatedAt: call.now })
      .where(eq(oauthClientTable.clientId, clientId));
    await appendEntry(db, call, { businessId: business.id, subject: { kind: 'app', id } });
    return {};
  });
}
