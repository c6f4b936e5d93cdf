import type { UserType } from '@clearpaw/domain';
import { eq } from 'drizzle-orm';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { profileTable } from '../../schema/profile.ts';

/** The person's user type; null before they have chosen one. */
export async function userTypeOf(call: Call): Promise<UserType | null> {
  const { db } = call.services.store;
  const [row] = await db
    .select({ userType: profileTable.userType })
    .from(profileTable)
    .where(eq(profileTable.uid, call.uid));
  return row?.userType ?? null;
}

/** Refuses people who chose the other type, or none yet. */
export async function requireUserType(call: Call, needed: UserType): Promise<void> {
  if ((await userTypeOf(call)) === needed) return;
  const who = needed === 'owner' ? 'pet owners' : 'businesses';
  throw refuse.denied(
    'wrong_role',
    `This is for ${who}; the type of an account can be changed in the settings.`,
  );
}
