import { eq } from 'drizzle-orm';
import { newClientSecret, oauthClientTable } from '../../platform/auth/index.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { authorizeMember } from '../members/index.ts';
import { findApp } from './find-app.ts';

interface Input {
  readonly businessId: string;
  readonly appId: string;
}

export async function rotateAppSecret(call: AuditedCall, input: Input): Promise<{ clientSecret: string }> {
  const { business } = await authorizeMember(call, input.businessId, 'manageApiKeys');
  return call.services.store.transaction(async ({ db }) => {
    const { id, clientId } = await findApp(db, { businessId: business.id, appId: input.appId });
    const { secret, stored } = newClientSecret();
    await db
      .update(oauthClientTable)
      .set({ clientSecret: stored, updatedAt: call.now })
      .where(eq(oauthClientTable.clientId, clientId));
    await appendEntry(db, call, { businessId: business.id, subject: { kind: 'app', id } });
    return { clientSecret: secret };
  });
}
