import type { accounts, InputOf, OutputOf } from '@clearpaw/contract';
import { eq } from 'drizzle-orm';
import { userTable } from '../../platform/auth/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { profileTable } from '../../schema/profile.ts';

export type Profile = OutputOf<typeof accounts.setUserType>;
export type ProfileChange = InputOf<typeof accounts.updateProfile>;

/** Someone's own profile. Null only for an account that has been deleted. */
export async function presentProfile(db: Database, uid: string): Promise<Profile | null> {
  const [row] = await db
    .select({ user: userTable, profile: profileTable })
    .from(userTable)
    .leftJoin(profileTable, eq(profileTable.uid, userTable.id))
    .where(eq(userTable.id, uid));
  if (!row) return null;
  return {
    uid,
    email: row.user.email,
    userType: row.profile?.userType ?? null,
    displayName: row.profile?.displayName ?? null,
    language: row.profile?.language ?? null,
    createdAt: (row.profile?.createdAt ?? row.user.createdAt).toISOString(),
    updatedAt: (row.profile?.updatedAt ?? row.user.updatedAt).toISOString(),
  };
}
