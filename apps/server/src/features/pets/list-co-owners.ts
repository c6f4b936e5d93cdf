import type { OutputOf, pets } from '@clearpaw/contract';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { user } from '../../platform/auth/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { coOwner } from '../../schema/co-owner.ts';
import { invitation } from '../../schema/invitation.ts';
import { profile } from '../../schema/profile.ts';
import { familyPet } from './pet-access.ts';

type CoOwners = OutputOf<typeof pets.listCoOwners>;

/** A household is small; more than this is a mistake, and the list need not be paged. */
const mostPeople = 100;

/** Who cares for the pet too, and who was asked and has not answered. */
export async function listCoOwners(call: Call, input: { petId: string }): Promise<CoOwners> {
  const { pet } = await familyPet(call, input.petId);
  const { db } = call.services.store;
  const people = await db
    .select({ uid: coOwner.uid, email: user.email, displayName: profile.displayName, access: coOwner.access })
    .from(coOwner)
    .innerJoin(user, eq(user.id, coOwner.uid))
    .leftJoin(profile, eq(profile.uid, coOwner.uid))
    .where(eq(coOwner.petId, pet.id))
    .orderBy(asc(coOwner.since), asc(coOwner.uid))
    .limit(mostPeople);
  const asked = await db
    .select({ email: invitation.email, access: invitation.access })
    .from(invitation)
    .where(
      and(
        eq(invitation.petId, pet.id),
        isNull(invitation.acceptedAt),
        isNull(invitation.withdrawnAt),
        gt(invitation.expiresAt, call.now),
      ),
    )
    .orderBy(asc(invitation.id))
    .limit(mostPeople);
  const waiting = asked.map(({ email, access }) => ({
    uid: null,
    email,
    displayName: null,
    access: access ?? ('read' as const),
  }));
  return { items: [...people, ...waiting], nextCursor: null };
}
