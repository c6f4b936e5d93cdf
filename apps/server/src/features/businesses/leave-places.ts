import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/database/index.ts';
import { business } from '../../schema/business.ts';
import { member } from '../../schema/member.ts';

/** A place as somebody who leaves it sees it. */
export interface PlaceOf {
  readonly id: string;
  readonly name: string;
  /** The owner who has been there longest among the others; null where there is none. */
  readonly heir: string | null;
  /** How many work there beside the one who leaves. */
  readonly others: number;
}

/** The places that depend on somebody: as an owner, or because they pay. They are held until the transaction ends. */
export async function findPlacesOf(db: Database, uid: string): Promise<readonly PlaceOf[]> {
  const owned = db
    .select({ id: member.businessId })
    .from(member)
    .where(and(eq(member.uid, uid), eq(member.role, 'owner')));
  const places = await db
    .select({ id: business.id, name: business.name, payer: business.billingUid })
    .from(business)
    .where(inArray(business.id, owned))
    .for('update');
  const paid = await db
    .select({ id: business.id, name: business.name, payer: business.billingUid })
    .from(business)
    .where(eq(business.billingUid, uid))
    .for('update');
  const all = [...new Map([...places, ...paid].map((place) => [place.id, place])).values()];
  return Promise.all(all.map(({ id, name }) => lookAt(db, uid, id, name)));
}

async function lookAt(db: Database, uid: string, id: string, name: string): Promise<PlaceOf> {
  const others = await db
    .select({ uid: member.uid, role: member.role })
    .from(member)
    .where(and(eq(member.businessId, id), ne(member.uid, uid)))
    .orderBy(member.joinedAt, member.uid);
  const heir = others.find(({ role }) => role === 'owner')?.uid ?? null;
  return { id, name, heir, others: others.length };
}

/** Hands what somebody pays for to the next owner, and closes the places where nobody else is. */
export async function closePlaces(tx: Tx, uid: string, places: readonly PlaceOf[]): Promise<void> {
  for (const { id, heir } of places) {
    if (heir === null) await tx.db.delete(business).where(eq(business.id, id));
    else {
      await tx.db
        .update(business)
        .set({ billingUid: heir })
        .where(and(eq(business.id, id), eq(business.billingUid, uid)));
    }
  }
}
