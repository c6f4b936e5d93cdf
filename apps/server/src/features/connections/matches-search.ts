import { and, eq, exists, like, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { connectionTable, nameKey } from '../../schema/connection.ts';
import { guestTable } from '../../schema/guest.ts';
import { petTable } from '../../schema/pet.ts';

const chip = /^\d{4,15}$/;

/**
 * What staff type to find a pet: a part of its name; for a guest also its owner's address, which the business itself was
 * given; and where the owner shares the record, the microchip or its last digits. Nothing that the business may not see
 * decides whether a pet is found.
 */
export function matchesSearch(db: Database, typed: string): SQL | undefined {
  const part = `%${nameKey(typed).replace(/[\\%_]/g, '\\$&')}%`;
  const digits = typed.replace(/[\s-]/g, '');
  return or(
    like(connectionTable.petNameKey, part),
    ofGuest(db, part),
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
