import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { profileTable } from '../../schema/profile.ts';
import { type Profile, presentProfile } from './profile-presenter.ts';

/** Creates the profile if it is missing, else merges the change into it. */
export async function saveProfile(
  call: Call,
  change: Partial<Pick<typeof profileTable.$inferInsert, 'userType' | 'displayName' | 'language'>>,
): Promise<Profile> {
  const { db } = call.services.store;
  const before = await presentProfile(db, call.uid);
  if (!before) throw refuse('UNAUTHENTICATED', 'No user authenticated');
  const times = { createdAt: call.now, updatedAt: call.now };
  await db
    .insert(profileTable)
    .values({ uid: call.uid, ...change, ...times })
    .onConflictDoUpdate({ target: profileTable.uid, set: { ...change, updatedAt: call.now } });
  return (await presentProfile(db, call.uid)) ?? before;
}
