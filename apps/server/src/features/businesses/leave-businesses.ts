import { and, eq, inArray, like, ne } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/database/index.ts';
import { businessTable } from '../../schema/business.ts';
import { memberTable } from '../../schema/member.ts';

/** A business of a member who leaves. */
export interface BusinessOf {
  readonly id: string;
  readonly name: string;
  /** The other owner who has been there longest; null if there is none. */
  readonly heir: string | null;
  /** The number of other members. */
  readonly others: number;
  /** Whether the person pays for it. */
  readonly pays: boolean;
}

/** The businesses that depend on a person, as an owner or payer. Locked until the transaction ends. */
export async function findBusinessesOf(db: Database, uid: string): Promise<readonly BusinessOf[]> {
  const owned = db
    .select({ id: memberTable.businessId })
    .from(memberTable)
    .where(and(eq(memberTable.uid, uid), eq(memberTable.role, 'owner')));
  const businesses = await db
    .select({ id: businessTable.id, name: businessTable.name, payer: businessTable.billingUid })
    .from(businessTable)
    .where(inArray(businessTable.id, owned))
    .for('update');
  const paid = await db
    .select({ id: businessTable.id, name: businessTable.name, payer: businessTable.billingUid })
    .from(businessTable)
    .where(eq(businessTable.billingUid, uid))
    .for('update');
  const all = [...new Map([...businesses, ...paid].map((business) => [business.id, business])).values()];
  return Promise.all(all.map(({ id, name, payer }) => lookAt(db, uid, { id, name, pays: payer === uid })));
}

async function lookAt(
  db: Database,
  uid: string,
  business: Pick<BusinessOf, 'id' | 'name' | 'pays'>,
): Promise<BusinessOf> {
  const others = await db
    .select({ uid: memberTable.uid, role: memberTable.role })
    .from(memberTable)
    .where(and(eq(memberTable.businessId, business.id), ne(memberTable.uid, uid)))
    .orderBy(memberTable.joinedAt, memberTable.uid);
  const heir = others.find(({ role }) => role === 'owner')?.uid ?? null;
  return { ...business, heir, others: others.length };
}

/** Transfers what a person pays for to the next owner, and closes the businesses without other members. */
export async function closeBusinesses(tx: Tx, uid: string, businesses: readonly BusinessOf[]): Promise<void> {
  for (const { id, heir } of businesses) {
    if (heir === null) await tx.db.delete(businessTable).where(eq(businessTable.id, id));
    else {
      await tx.db
        .update(businessTable)
        .set({ billingUid: heir })
        .where(and(eq(businessTable.id, id), eq(businessTable.billingUid, uid)));
    }
  }
  // The published copy stays with the business; the path of the upload names the account.
  await tx.db
    .update(businessTable)
    .set({ coverPhotoPath: null })
    .where(like(businessTable.coverPhotoPath, `users/${uid}/%`));
}
