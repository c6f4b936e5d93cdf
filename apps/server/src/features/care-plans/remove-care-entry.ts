import { and, eq } from 'drizzle-orm';
import { refuse } from '../../platform/refusal/index.ts';
import { careLogTable } from '../../schema/care-plan.ts';
import { memberTable } from '../../schema/member.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { authorizeMember } from '../members/index.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Removes an entry that was made by mistake. Later it stays, because owners may have read it; the audit log contains
 * both.
 */
export async function removeCareEntry(
  call: AuditedCall,
  { careEntryId }: { readonly careEntryId: string },
): Promise<Record<string, never>> {
  const { db } = call.services.store;
  const [found] = await db
    .select({ entry: careLogTable })
    .from(careLogTable)
    .innerJoin(
      memberTable,
      and(eq(memberTable.businessId, careLogTable.businessId), eq(memberTable.uid, call.uid)),
    )
    .where(eq(careLogTable.id, careEntryId));
  if (!found) throw refuse.notFound('entry');
  const { id, businessId, petId, createdAt } = found.entry;
  await authorizeMember(call, businessId, 'checkIn');
  if (call.now.getTime() - createdAt.getTime() > dayMs) {
    throw refuse.precondition(
      'care_entry_old',
      'Entries can be removed for 24 hours only. Add a note instead.',
    );
  }
  await call.services.store.transaction(async (tx) => {
    await tx.db.delete(careLogTable).where(eq(careLogTable.id, id));
    await appendEntry(tx.db, call, { businessId, subject: { kind: 'pet', id: petId } });
  });
  return {};
}
