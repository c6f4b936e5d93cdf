import { and, eq, notLike } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { storedObjectTable } from '../../platform/objects/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { documentTable } from '../../schema/document.ts';
import { memberTable } from '../../schema/member.ts';
import { petTable } from '../../schema/pet.ts';
import { profileTable } from '../../schema/profile.ts';

/** Whether the account has nothing that could be mixed up with the import: no pet, document, file or business. */
export async function isEmptyAccount(db: Database, uid: string): Promise<boolean> {
  const files = and(
    eq(storedObjectTable.ownerId, uid),
    notLike(storedObjectTable.path, `users/${uid}/archives/%`),
  );
  const business = and(eq(profileTable.uid, uid), eq(profileTable.userType, 'business'));
  return (
    (await db.$count(petTable, eq(petTable.ownerId, uid))) === 0 &&
    (await db.$count(documentTable, eq(documentTable.storedBy, uid))) === 0 &&
    (await db.$count(storedObjectTable, files)) === 0 &&
    (await db.$count(memberTable, eq(memberTable.uid, uid))) === 0 &&
    (await db.$count(profileTable, business)) === 0
  );
}

export function refuseFullAccount() {
  return refuse.precondition(
    'account_not_empty',
    'A whole export is imported into a new account, which has no pet, document or file yet, and belongs to no business.',
  );
}
