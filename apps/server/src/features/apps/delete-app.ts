import { and, eq, isNull } from 'drizzle-orm';
import { oauthClientTable } from '../../platform/auth/index.ts';
import { appGrantTable, appTable } from '../../schema/app.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { authorizeMember } from '../members/index.ts';
import { findApp } from './find-app.ts';

interface Input {
  readonly businessId: string;
  readonly appId: string;
}

/** Needs only permission to read: access can be ended even if the plan has lapsed. */
export async function deleteApp(call: AuditedCall, input: Input): Promise<Record<string, never>> {
  const { business } = await authorizeMember(call, input.businessId, 'readApiKeys');
  return call.services.store.transaction(async ({ db }) => {
    const { id, clientId } = await findApp(db, { businessId: business.id, appId: input.appId });
    const open = and(eq(appGrantTable.appId, id), isNull(appGrantTable.endedAt));
    await db.update(appGrantTable).set({ endedAt: call.now }).where(open);
    // Deleting the client also deletes its tokens and consents.
    await db.delete(oauthClientTable).where(eq(oauthClientTable.clientId, clientId));
    await db.delete(appTable).where(eq(appTable.id, id));
    await appendEntry(db, call, { businessId: business.id, subject: { kind: 'app', id } });
    return {};
  });
}
