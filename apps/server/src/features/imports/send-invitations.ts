import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import type { Services } from '../../platform/http/index.ts';
import { Refusal } from '../../platform/refusal/index.ts';
import { businessTable } from '../../schema/business.ts';
import { customerTable } from '../../schema/customer.ts';
import { importRowTable } from '../../schema/import.ts';
import { sendOwnerInvitation } from '../connections/index.ts';
import { authorizeMember } from '../members/index.ts';
import type { ImportEntry } from './planned-record.ts';

type Outcome = 'sent' | 'skipped' | 'limit' | 'none';

/**
 * Invites the customers that an import created, one per transaction, up to the business's daily limit. They wait while
 * the person who started it may not invite owners, because they left or the business has no plan.
 */
export async function sendInvitations(services: Services, entry: ImportEntry): Promise<void> {
  for (;;) {
    if (!(await mayInvite(services, entry))) return;
    const outcome = await sendNext(services, entry);
    if (outcome === 'none' || outcome === 'limit') return;
  }
}

async function mayInvite(services: Services, { businessId, uid }: ImportEntry): Promise<boolean> {
  const actor = { services, uid, apiClient: null, now: services.clock.now() };
  try {
    await authorizeMember(actor, businessId, 'notifyOwners');
    return true;
  } catch (problem) {
    if (problem instanceof Refusal) return false;
    throw problem;
  }
}

function sendNext(services: Services, entry: ImportEntry): Promise<Outcome> {
  return services.store.transaction(async (tx) => {
    const next = await takeNext(tx, entry);
    if (!next) return 'none';
    const outcome = next.email === null ? 'skipped' : await invite(tx, services, entry, next.email);
    if (outcome !== 'limit') {
      await tx.db
        .update(importRowTable)
        .set({ invitation: outcome })
        .where(and(eq(importRowTable.importId, entry.id), eq(importRowTable.row, next.row)));
    }
    return outcome;
  });
}

/** The address that staff keep now; none if the customer was deleted or it was removed. */
async function takeNext({ db }: Tx, { id, businessId }: ImportEntry) {
  const [next] = await db
    .select({ row: importRowTable.row, email: customerTable.email })
    .from(importRowTable)
    .leftJoin(
      customerTable,
      and(eq(customerTable.id, importRowTable.customerId), eq(customerTable.businessId, businessId)),
    )
    .where(and(eq(importRowTable.importId, id), eq(importRowTable.invitation, 'waiting')))
    .orderBy(asc(importRowTable.row))
    .limit(1)
    .for('update', { of: importRowTable, skipLocked: true });
  return next;
}

/** A savepoint, so that a refused invitation changes nothing. */
async function invite(
  tx: Tx,
  services: Services,
  { businessId, uid }: ImportEntry,
  email: string,
): Promise<'sent' | 'skipped' | 'limit'> {
  const [business] = await tx.db.select().from(businessTable).where(eq(businessTable.id, businessId));
  if (!business) return 'skipped';
  const inviter = { services, uid, now: services.clock.now() };
  try {
    await tx.db.transaction((inner) =>
      sendOwnerInvitation({ ...tx, db: inner as typeof tx.db }, inviter, { business, email }),
    );
    return 'sent';
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    return problem.status === 'RESOURCE_EXHAUSTED' ? 'limit' : 'skipped';
  }
}
