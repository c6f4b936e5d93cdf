import { mailboxOf } from '@clearpaw/domain';
import { eq } from 'drizzle-orm';
import { userTable } from '../../platform/auth/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { coOwnerTable } from '../../schema/co-owner.ts';
import { petTable } from '../../schema/pet.ts';

interface Carer {
  readonly uid: string;
  readonly email: string;
}

/** The owner and the co-owners of a pet. */
export async function carersOf(db: Database, petId: string): Promise<readonly Carer[]> {
  const owners = await db
    .select({ uid: userTable.id, email: userTable.email })
    .from(petTable)
    .innerJoin(userTable, eq(userTable.id, petTable.ownerId))
    .where(eq(petTable.id, petId));
  const others = await db
    .select({ uid: userTable.id, email: userTable.email })
    .from(coOwnerTable)
    .innerJoin(userTable, eq(userTable.id, coOwnerTable.uid))
    .where(eq(coOwnerTable.petId, petId));
  return [...owners, ...others];
}

/** Whether this address belongs to one of them, in any spelling. */
export function isAddressOf(carers: readonly Carer[], email: string): boolean {
  const mailbox = mailboxOf(email);
  return carers.some((carer) => mailboxOf(carer.email) === mailbox);
}
