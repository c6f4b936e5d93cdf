import { eq } from 'drizzle-orm';
import { oauthClientTable } from '../../platform/auth/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { appTable } from '../../schema/app.ts';
import { businessTable } from '../../schema/business.ts';

/** The app that asks for access. Its addresses are not secret, but no one needs them to decide. */
export async function getApp(
  call: Call,
  { clientId }: { readonly clientId: string },
): Promise<{ name: string; registeredBy: string }> {
  const [found] = await call.services.store.db
    .select({ name: oauthClientTable.name, registeredBy: businessTable.name })
    .from(appTable)
    .innerJoin(oauthClientTable, eq(oauthClientTable.clientId, appTable.clientId))
    .innerJoin(businessTable, eq(businessTable.id, appTable.businessId))
    .where(eq(appTable.clientId, clientId));
  if (!found) throw refuse.notFound('app');
  return { name: found.name ?? '', registeredBy: found.registeredBy };
}
