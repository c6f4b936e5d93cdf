import type { OutputOf, pets } from '@clearpaw/contract';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { userTable } from '../../platform/auth/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { coOwnerTable } from '../../schema/co-owner.ts';
import { invitationTable } from '../../schema/invitation.ts';
import { profileTable } from '../../schema/profile.ts';
import { carersPet } from './pet-access.ts';

type CoOwners = OutputOf<typeof pets.listCoOwners>;

/** More co-owners than a household has, so the list needs no pages. */
const mostPeople = 100;

/** The co-owners of a pet, and people with an open invitation. */
export async function listCoOwners(call: Call, input: { petId: string }): Promise<CoOwners> {
  const { pet } = await carersPet(call, input.petId);
  const { db } = call.services.store;
  const people = await db
    .select({
      uid: coOwnerTable.uid,
      email: userTable.email,
      displayName: profileTable.displayName,
      access: coOwnerTable.access,
    })
    .from(coOwnerTable)
    .innerJoin(userTable, eq(userTable.id, coOwnerTable.uid))
    .leftJoin(profileTable, eq(profileTable.uid, coOwnerTable.uid))
    .where(eq(coOwnerTable.petId, pet.id))
    .orderBy(asc(coOwnerTable.since), asc(coOwnerTable.uid))
    .limit(mostPeople);
  const asked = await db
    .select({ email: invitationTable.email, access: invitationTable.access })
    .from(invitationTable)
    .where(
      and(
        eq(invitationTable.petId, pet.id),
        isNull(invitationTable.keep),
        isNull(invitationTable.acceptedAt),
        isNull(invitationTable.withdrawnAt),
        gt(invitationTable.expiresAt, call.now),
      ),
    )
    .orderBy(asc(invitationTable.id))
    .limit(mostPeople);
  const waiting = asked.map(({ email, access }) => ({
    uid: null,
    email,
    displayName: null,
    access: access ?? ('read' as const),
  }));
  return { items: [...people, ...waiting], nextCursor: null };
}
