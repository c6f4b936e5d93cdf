import { and, eq, isNull } from 'drizzle-orm';
import {
  oauthAccessTokenTable,
  oauthConsentTable,
  oauthRefreshTokenTable,
} from '../../platform/auth/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { appGrantTable } from '../../schema/app.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { authorizeInside } from './authorize-inside.ts';

/**
 * By the owner who gave access to their own pets, or a manager of the business. Also possible if the plan has lapsed.
 */
export async function disconnectApp(
  call: AuditedCall,
  { connectedAppId }: { readonly connectedAppId: string },
): Promise<Record<string, never>> {
  return call.services.store.transaction(async ({ db }) => {
    const [grant] = await db
      .select()
      .from(appGrantTable)
      .where(and(eq(appGrantTable.id, connectedAppId), isNull(appGrantTable.endedAt)))
      .for('update');
    if (!grant) throw refuse.notFound('connected app');
    const { id, businessId } = grant;
    if (businessId === null && grant.uid !== call.uid) throw refuse.notFound('connected app');
    if (businessId !== null) await authorizeInside(call, businessId);
    await db.update(appGrantTable).set({ endedAt: call.now }).where(eq(appGrantTable.id, id));
    await deleteTokens(db, id);
    if (businessId !== null) {
      await appendEntry(db, call, { businessId, subject: { kind: 'app', id } });
    }
    return {};
  });
}

/** Calls already refuse tokens whose grant has ended; this deletes their rows as well. */
async function deleteTokens(db: Database, grantId: string): Promise<void> {
  await db.delete(oauthAccessTokenTable).where(eq(oauthAccessTokenTable.referenceId, grantId));
  await db.delete(oauthRefreshTokenTable).where(eq(oauthRefreshTokenTable.referenceId, grantId));
  await db.delete(oauthConsentTable).where(eq(oauthConsentTable.referenceId, grantId));
}
