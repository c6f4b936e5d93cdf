import type { EntitlementRecord } from '@clearpaw/domain';
import { and, eq, ne } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { businessTable } from '../../schema/business.ts';
import { memberTable } from '../../schema/member.ts';
import { publishEntitlementOf, saveEntitlement } from '../accounts/index.ts';
import { appendByProduct, type EntryServices } from '../audit/index.ts';
import { accessTopic } from '../members/index.ts';

/**
 * Stores a person's entitlement and notifies everyone it affects, in the same transaction: the person, the open streams
 * of the businesses they pay for (which log it), and the members who inherit it. An unchanged entitlement notifies no
 * one.
 */
export async function changeEntitlement(
  services: EntryServices,
  tx: Tx,
  uid: string,
  record: EntitlementRecord,
  now: Date,
): Promise<boolean> {
  if (!(await saveEntitlement(tx, uid, record, now))) return false;
  const businesses = await tx.db
    .select({ id: businessTable.id })
    .from(businessTable)
    .where(eq(businessTable.billingUid, uid));
  const action = record.businessConnect ? 'changePlan:open' : 'changePlan:readOnly';
  for (const { id } of businesses) {
    tx.publish({ topic: accessTopic(id), payload: {} });
    await appendByProduct(services, tx.db, {
      businessId: id,
      subject: { kind: 'business', id },
      action,
      at: now,
    });
  }
  const heirs = await tx.db
    .selectDistinct({ uid: memberTable.uid })
    .from(memberTable)
    .innerJoin(businessTable, eq(businessTable.id, memberTable.businessId))
    .where(and(eq(businessTable.billingUid, uid), ne(memberTable.uid, uid)));
  for (const heir of heirs) publishEntitlementOf(tx, heir.uid);
  return true;
}
