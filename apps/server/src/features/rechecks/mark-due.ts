import { and, eq, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { preparedOnce, type Tx } from '../../platform/database/index.ts';
import { connectionTable, nameKey } from '../../schema/connection.ts';
import { topicOf } from '../../schema/event-topics.ts';
import { petTable } from '../../schema/pet.ts';
import { waiverSignatureTable, waiverTable } from '../../schema/waiver.ts';
import { publishTrigger } from '../alerts/index.ts';

/** The topic of connections that have become due, which the rechecks read. */
export const rechecksTopic = topicOf('rechecks');

/**
 * Call it when a pet's facts or records change in this transaction: every business that knows the pet judges it again.
 * The lock ensures that a new connection of the pet sees either the change or the mark.
 */
export async function petChanged(tx: Tx, petId: string, now: Date): Promise<void> {
  const named = eq(petTable.id, petId);
  const [row] = await tx.db.select({ name: petTable.name }).from(petTable).where(named).for('no key update');
  await tx.db
    .update(connectionTable)
    .set({ dueAt: now, ...(row && { petNameKey: nameKey(row.name) }) })
    .where(and(eq(connectionTable.petId, petId), isNull(connectionTable.revokedAt)));
  tx.publish({ topic: rechecksTopic, payload: {} });
  publishTrigger(tx, { petChanged: petId });
}

/** A pet at one business. */
interface Visitor {
  readonly businessId: string;
  readonly petId: string;
}

/** Whether a business has a waiver that is signed for every visit; only then a visit that ends can use a signature. */
export function signsForEveryVisit(businessId: SQLWrapper): SQL<boolean> {
  return sql`exists (select 1 from ${waiverTable} signed where signed.business_id = ${businessId} and signed.resign = 'every_visit')`;
}

/**
 * Call it when an unplanned visit ends: it uses a waiver that is signed for every visit. With the commit, the
 * pet is judged again if it has such a signature. The lock is that of `petChanged`, which signing takes too, so that
 * either sees the other.
 */
export function signatureUsed(tx: Tx, visitor: Visitor, now: Date): void {
  const { businessId, petId } = visitor;
  tx.atCommit((db) => lockPet(db).execute({ petId }));
  tx.atCommit((db) => markUsed(db).execute({ businessId, petId, now: now.toISOString() }));
  const signed = sql`exists (${signatureForEveryVisit(sql`${businessId}::uuid`, sql`${petId}::uuid`)})`;
  tx.publish({ topic: rechecksTopic, payload: {} }, signed);
  publishTrigger(tx, { petChanged: petId }, signed);
}

const signatureForEveryVisit = (businessId: SQLWrapper, petId: SQLWrapper) => sql`
  select 1 from ${waiverSignatureTable} signature join ${waiverTable} signed on signed.id = signature.waiver_id
  where signature.business_id = ${businessId} and signature.pet_id = ${petId} and signed.resign = 'every_visit'`;

const lockPet = preparedOnce((db) =>
  db
    .select({ id: petTable.id })
    .from(petTable)
    .where(eq(petTable.id, sql.placeholder('petId')))
    .for('no key update')
    .prepare('lock_pet'),
);

const markUsed = preparedOnce((db) =>
  db
    .update(connectionTable)
    .set({ dueAt: sql`${sql.placeholder('now')}::timestamptz` })
    .where(
      and(
        eq(connectionTable.businessId, sql.placeholder('businessId')),
        eq(connectionTable.petId, sql.placeholder('petId')),
        isNull(connectionTable.revokedAt),
        sql`exists (${signatureForEveryVisit(connectionTable.businessId, connectionTable.petId)})`,
      ),
    )
    .prepare('mark_used'),
);

/**
 * Call it when a business changes its rules in this transaction, in force from an instant on: its pets are due then.
 */
export async function rulesChanged(tx: Tx, businessId: string, from: Date, now: Date): Promise<void> {
  const at = from > now ? from : now;
  await tx.db
    .update(connectionTable)
    .set({ dueAt: sql`least(${connectionTable.dueAt}, ${at.toISOString()}::timestamptz)` })
    .where(and(eq(connectionTable.businessId, businessId), isNull(connectionTable.revokedAt)));
  if (at <= now) tx.publish({ topic: rechecksTopic, payload: {} });
}
