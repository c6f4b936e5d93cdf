import { and, eq, exists, like, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { connectionTable, nameKey } from '../../schema/connection.ts';
import { contactTable } from '../../schema/contact.ts';
import { guestTable } from '../../schema/guest.ts';
import { petTable } from '../../schema/pet.ts';

const chip = /^\d{4,15}$/;
/** At least four digits, written as people write phone numbers. */
const phonePart = /^\+?(?:[\s().-]*\d){4,15}$/;

/**
 * What staff type to find a pet: a part of its name; for a guest also its owner's address, which the business itself was
 * given; where the owner shares contact details, their name or a part of their phone number; and where they share the
 * record, the microchip or its last digits. Nothing that the business may not see
 * decides whether a pet is found.
 */
export function matchesSearch(db: Database, typed: string): SQL | undefined {
  const part = `%${nameKey(typed).replace(/[\\%_]/g, '\\$&')}%`;
  const digits = typed.replace(/[\s-]/g, '');
  return or(
    like(connectionTable.petNameKey, part),
    ofGuest(db, part),
    ofOwner(db, part, phonePart.test(typed) ? typed.replace(/\D/g, '') : null),
    chip.test(digits) ? hasChip(db, digits) : undefined,
  );
}

function ofGuest(db: Database, part: string): SQL {
  const named = and(
    eq(guestTable.petId, connectionTable.petId),
    eq(guestTable.businessId, connectionTable.businessId),
    sql`lower(${guestTable.ownerEmail}) like ${part}`,
  );
  return exists(db.select({ petId: guestTable.petId }).from(guestTable).where(named));
}

/** What the business reads on the pet's page: the owner's name and their phone number. */
function ofOwner(db: Database, part: string, digits: string | null): SQL | undefined {
  const shared = and(
    eq(petTable.id, connectionTable.petId),
    eq(contactTable.uid, petTable.ownerId),
    or(
      sql`lower(${contactTable.name}) like ${part}`,
      digits === null
        ? undefined
        : sql`regexp_replace(${contactTable.phone}, '[^0-9]', '', 'g') like ${`%${digits}%`}`,
    ),
  );
  const found = db
    .select({ id: petTable.id })
    .from(petTable)
    .innerJoin(contactTable, eq(contactTable.uid, petTable.ownerId))
    .where(shared);
  return and(eq(connectionTable.contactShared, true), exists(found));
}

function hasChip(db: Database, digits: string): SQL | undefined {
  const ends = and(
    eq(petTable.id, connectionTable.petId),
    sql`right(${petTable.microchip}, ${digits.length}::int) = ${digits}`,
  );
  return and(
    eq(connectionTable.scope, 'records'),
    exists(db.select({ id: petTable.id }).from(petTable).where(ends)),
  );
}
