import type { OutputOf, team } from '@clearpaw/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { businessTable } from '../../schema/business.ts';
import { petTable } from '../../schema/pet.ts';
import { type InvitationRow, openInvitation } from '../invitations/index.ts';
import { isKept } from '../pets/index.ts';

export type Opened = OutputOf<typeof team.getInvitation>;

/** What a person was invited to, before they accept. */
export async function getInvitation(call: Call, input: { token: string }): Promise<Opened> {
  return presentOpened(call.services.store.db, await openInvitation(call, input.token));
}

export async function presentOpened(db: Database, row: InvitationRow): Promise<Opened> {
  if (row.petId !== null) {
    const named = and(eq(petTable.id, row.petId), isKept);
    const [found] = await db.select({ name: petTable.name }).from(petTable).where(named);
    if (!found) throw refuse.notFound('invitation');
    const { petId, keep } = row;
    if (keep !== null) return { kind: 'transfer', petId, petName: found.name, keep };
    return { kind: 'pet', petId: row.petId, petName: found.name, access: row.access ?? 'read' };
  }
  const businessId = row.businessId ?? '';
  const [found] = await db
    .select({ name: businessTable.name })
    .from(businessTable)
    .where(eq(businessTable.id, businessId));
  if (!found) throw refuse.notFound('invitation');
  return { kind: 'team', businessId, businessName: found.name, role: row.role ?? 'staff' };
}
