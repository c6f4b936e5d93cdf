import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { invitationTable } from '../../schema/invitation.ts';
import type { InvitationRow } from './issue-invitation.ts';

/** Neither accepted nor withdrawn. */
const isOpen = and(isNull(invitationTable.acceptedAt), isNull(invitationTable.withdrawnAt));

/** The open invitation of a business by its id. */
export async function findOpenInvitation(
  db: Database,
  { id, businessId }: { id: string; businessId: string },
): Promise<InvitationRow | undefined> {
  const [row] = await db
    .select()
    .from(invitationTable)
    .where(and(eq(invitationTable.id, id), eq(invitationTable.businessId, businessId), isOpen));
  return row;
}

/** The link of an open invitation stops working. */
export async function withdrawOpenInvitation(db: Database, id: string, now: Date): Promise<void> {
  await db
    .update(invitationTable)
    .set({ withdrawnAt: now })
    .where(and(eq(invitationTable.id, id), isOpen));
}

/** The links of the open invitations to a pet that were sent to one address stop working. */
export async function withdrawPetInvitations(
  db: Database,
  { petId, email, now }: { petId: string; email: string; now: Date },
): Promise<void> {
  await db
    .update(invitationTable)
    .set({ withdrawnAt: now })
    .where(
      and(
        eq(invitationTable.petId, petId),
        eq(invitationTable.email, email),
        isNull(invitationTable.keep),
        isOpen,
      ),
    );
}

/** The open invitations to a pet stop working; with `offers` only those that offer the pet itself. */
export async function withdrawAllOfPet(
  db: Database,
  { petId, now, offers }: { petId: string; now: Date; offers?: true },
): Promise<void> {
  await db
    .update(invitationTable)
    .set({ withdrawnAt: now })
    .where(
      and(eq(invitationTable.petId, petId), offers ? isNotNull(invitationTable.keep) : undefined, isOpen),
    );
}
