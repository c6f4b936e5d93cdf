import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { customerTable } from '../../schema/customer.ts';
import { guestTable } from '../../schema/guest.ts';
import { petTable } from '../../schema/pet.ts';

/**
 * The email addresses of guests' owners at a business, by pet. The address that staff keep for the customer counts,
 * even if they removed it; the one typed at the first check-in counts only if there is no customer.
 */
export async function guestEmailsOf(
  db: Database,
  businessId: string,
  petIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (petIds.length === 0) return new Map();
  const rows = await db
    .select({
      petId: guestTable.petId,
      typed: guestTable.ownerEmail,
      customerId: customerTable.id,
      kept: customerTable.email,
    })
    .from(guestTable)
    .innerJoin(petTable, eq(petTable.id, guestTable.petId))
    .leftJoin(
      customerTable,
      and(
        eq(customerTable.businessId, guestTable.businessId),
        eq(customerTable.uid, petTable.ownerId),
        eq(customerTable.hasAccount, false),
      ),
    )
    .where(and(eq(guestTable.businessId, businessId), inArray(guestTable.petId, [...petIds])));
  return new Map(
    rows.flatMap(({ petId, typed, customerId, kept }): [string, string][] => {
      const email = customerId === null ? typed : kept;
      return email ? [[petId, email.toLowerCase()]] : [];
    }),
  );
}
