import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { profileTable } from '../../schema/profile.ts';

/** Makes the account a pet owner's; a name that was entered before stays. */
export async function enterOwner(
  db: Database,
  {
    uid,
    displayName,
    now,
  }: { readonly uid: string; readonly displayName: string | null; readonly now: Date },
): Promise<void> {
  const userType = 'owner' as const;
  const name = sql`coalesce(${profileTable.displayName}, ${displayName})`;
  await db
    .insert(profileTable)
    .values({ uid, userType, displayName, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: profileTable.uid, set: { userType, displayName: name, updatedAt: now } });
}
