import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { billingCustomer } from './billing.table.ts';

const charging: ReadonlySet<string> = new Set(['trialing', 'active', 'past_due', 'unpaid']);

/** Whether somebody would still be charged: a subscription that runs and was not cancelled. */
export async function hasRunningPlan(db: Database, uid: string): Promise<boolean> {
  const [row] = await db.select().from(billingCustomer).where(eq(billingCustomer.uid, uid));
  const reading = row?.reading;
  return reading !== null && reading !== undefined && charging.has(reading.status) && !reading.cancelsAtEnd;
}
