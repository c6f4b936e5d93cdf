import { eq } from 'drizzle-orm';
import { userTable } from '../../platform/auth/index.ts';
import type { Services } from '../../platform/http/index.ts';
import { manualGrantTable } from '../../schema/billing.ts';
import { entitlementTable } from '../../schema/entitlement.ts';
import { changeEntitlement } from './change-entitlement.ts';
import { deriveFromRows } from './derive-from-rows.ts';

type GrantServices = Pick<Services, 'store' | 'clock' | 'sealer'>;

/** The person with an email address; null if there is none. */
export async function findPersonByEmail({ store }: GrantServices, email: string): Promise<string | null> {
  const [row] = await store.db
    .select({ uid: userTable.id })
    .from(userTable)
    .where(eq(userTable.email, email.toLowerCase()));
  return row?.uid ?? null;
}

/** Gives Business Connect by hand, until a moment or without end; effective at once. */
export async function grantManually(
  services: GrantServices,
  uid: string,
  endsAt: Date | null,
): Promise<void> {
  const { store, clock } = services;
  const now = clock.now();
  const grant = { endsAt, grantedAt: now };
  await store.transaction(async (tx) => {
    await tx.db
      .insert(manualGrantTable)
      .values({ uid, ...grant })
      .onConflictDoUpdate({ target: manualGrantTable.uid, set: grant });
    const record = await deriveFromRows(tx.db, uid, now);
    if (record) await changeEntitlement(services, tx, uid, record, now);
  });
}

/**
 * Revokes what was given by hand; what was paid for stays. A person without any other entitlement is lapsed from now
 * on, so that their data stays readable.
 * @returns whether there was anything to revoke
 */
export async function revokeManually(services: GrantServices, uid: string): Promise<boolean> {
  const { store, clock } = services;
  const now = clock.now();
  return store.transaction(async (tx) => {
    const taken = await tx.db.delete(manualGrantTable).where(eq(manualGrantTable.uid, uid)).returning();
    const [kept] = await tx.db.select().from(entitlementTable).where(eq(entitlementTable.uid, uid));
    // Rows from before grants were introduced have no grant.
    const byHand = kept?.source === 'manual' && kept.businessConnect;
    if (taken.length === 0 && !byHand) return false;
    const endedMs = now.getTime();
    const lapsed = {
      businessConnect: false,
      tier: 'business',
      source: 'manual',
      currentPeriodEndMs: endedMs,
      accessEndsAtMs: endedMs,
    } as const;
    await changeEntitlement(services, tx, uid, (await deriveFromRows(tx.db, uid, now)) ?? lapsed, now);
    return true;
  });
}
