import { and, eq, like, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { userTable } from '../../platform/auth/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { connectionTable, isConnected, nameKey, sharesRecords } from '../../schema/connection.ts';
import { contactTable } from '../../schema/contact.ts';
import { customerTable } from '../../schema/customer.ts';
import { guestTable } from '../../schema/guest.ts';
import { petTable } from '../../schema/pet.ts';

/** An alias, because a list of customers reads pets as well. */
const ownedPet = alias(petTable, 'owned_pet');
const chip = /^\d{4,15}$/;
/** At least four digits, written as people write phone numbers. */
const phonePart = /^\+?(?:[\s().-]*\d){4,15}$/;

/**
 * Matches what staff type to find a pet: a part of its name; what they entered about its owner; if the owner shares
 * contact details, their name, email address or a part of their phone number; and if they share the record, the
 * microchip or its last digits. Data that the business may not see never decides whether a pet is found.
 */
export function matchesSearch(db: Database, typed: string): SQL | undefined {
  const { part, phone, microchip } = readTyped(typed);
  return or(
    like(connectionTable.petNameKey, part),
    ofGuest(db, part),
    ofEnteredOwner(db, part, phone),
    ofOwner(db, part, phone),
    microchip === null ? undefined : hasChip(db, microchip),
  );
}

/** The same for customers: by what staff entered, or by a connected pet of theirs. */
export function matchesCustomer(db: Database, typed: string, now: Date): SQL | undefined {
  const { part, phone } = readTyped(typed);
  const connected = db
    .select({ id: connectionTable.petId })
    .from(connectionTable)
    .innerJoin(petTable, eq(petTable.id, connectionTable.petId))
    .where(
      and(
        eq(connectionTable.businessId, customerTable.businessId),
        eq(petTable.ownerId, customerTable.uid),
        isConnected(now),
        matchesSearch(db, typed),
      ),
    );
  return or(isEntered(part, phone), existsHere(connected));
}

function readTyped(typed: string) {
  const digits = typed.replace(/[\s-]/g, '');
  return {
    part: `%${nameKey(typed).replace(/[\\%_]/g, '\\$&')}%`,
    phone: phonePart.test(typed) ? `%${typed.replace(/\D/g, '')}%` : null,
    microchip: chip.test(digits) ? digits : null,
  };
}

/** Whether staff entered a name, an email address or a phone number like this. */
function isEntered(part: string, phone: string | null): SQL | undefined {
  return and(
    eq(customerTable.hasAccount, false),
    or(
      sql`lower(${customerTable.name}) like ${part}`,
      sql`lower(${customerTable.email}) like ${part}`,
      phone === null
        ? undefined
        : sql`regexp_replace(${customerTable.phone}, '[^0-9]', '', 'g') like ${phone}`,
    ),
  );
}

function ofEnteredOwner(db: Database, part: string, phone: string | null): SQL {
  const found = db
    .select({ id: ownedPet.id })
    .from(ownedPet)
    .innerJoin(customerTable, eq(customerTable.uid, ownedPet.ownerId))
    .where(
      and(
        eq(ownedPet.id, connectionTable.petId),
        eq(customerTable.businessId, connectionTable.businessId),
        isEntered(part, phone),
      ),
    );
  return existsHere(found);
}

function ofGuest(db: Database, part: string): SQL {
  const named = and(
    eq(guestTable.petId, connectionTable.petId),
    eq(guestTable.businessId, connectionTable.businessId),
    sql`lower(${guestTable.ownerEmail}) like ${part}`,
  );
  return existsHere(db.select({ petId: guestTable.petId }).from(guestTable).where(named));
}

/** Matches what the business reads on the pet's page: the owner's name, phone number and, if shared, email address. */
function ofOwner(db: Database, part: string, phone: string | null): SQL | undefined {
  const named = db
    .select({ id: ownedPet.id })
    .from(ownedPet)
    .innerJoin(contactTable, eq(contactTable.uid, ownedPet.ownerId))
    .where(
      and(
        eq(ownedPet.id, connectionTable.petId),
        or(
          sql`lower(${contactTable.name}) like ${part}`,
          phone === null
            ? undefined
            : sql`regexp_replace(${contactTable.phone}, '[^0-9]', '', 'g') like ${phone}`,
        ),
      ),
    );
  const mailed = db
    .select({ id: ownedPet.id })
    .from(ownedPet)
    .innerJoin(userTable, eq(userTable.id, ownedPet.ownerId))
    .where(and(eq(ownedPet.id, connectionTable.petId), sql`lower(${userTable.email}) like ${part}`));
  return and(
    eq(connectionTable.contactShared, true),
    or(existsHere(named), and(eq(connectionTable.emailShared, true), existsHere(mailed))),
  );
}

function hasChip(db: Database, digits: string): SQL | undefined {
  const ends = and(
    eq(ownedPet.id, connectionTable.petId),
    sql`right(${ownedPet.microchip}, ${digits.length}::int) = ${digits}`,
  );
  return and(sharesRecords, existsHere(db.select({ id: ownedPet.id }).from(ownedPet).where(ends)));
}

/**
 * Whether a row exists, asked for each connection that is looked at. Without the offset PostgreSQL may answer for all
 * connections at once, and read the owners of every business for one page of this one.
 */
function existsHere(found: { getSQL(): SQL }): SQL {
  return sql`exists (${found.getSQL()} offset 0)`;
}
