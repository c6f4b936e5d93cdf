import type { customers, OutputOf } from '@clearpaw/contract';
import { calendarDateIn } from '@clearpaw/domain';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { checkInTable } from '../../schema/check-in.ts';
import { petNoteTable } from '../../schema/connection.ts';
import { type AuditedCall, logRecordView } from '../audit/index.ts';
import { careAlertsOf } from '../care-records/index.ts';
import { assessPets } from '../compliance/index.ts';
import { authorizeMember, type Membership } from '../members/index.ts';
import { presentCustomer } from './customer-presenter.ts';
import { signaturesFor } from './customer-signatures.ts';
import { type CustomerRow, findKnownCustomer, petsOfCustomers } from './find-customer.ts';
import { seenContacts } from './seen-contacts.ts';

export type PresentedCustomer = OutputOf<typeof customers.getCustomer>;

/** One owner as shown to the business; the view of each pet is added to the owner's list of views. */
export async function getCustomer(
  call: AuditedCall,
  input: { businessId: string; customerId: string },
): Promise<PresentedCustomer> {
  const { business } = await authorizeMember(call, input.businessId, 'readConnections');
  const row = await findKnownCustomer(call, business.id, input.customerId);
  const shown = await readCustomer(call, business, row);
  for (const { petId } of shown.pets) {
    await logRecordView(call.services.store.db, call, { businessId: business.id, petId, what: 'verdict' });
  }
  return shown;
}

/** Everything that the page of a customer shows. */
export async function readCustomer(
  call: Call,
  business: Membership['business'],
  row: CustomerRow,
  db: Database = call.services.store.db,
): Promise<PresentedCustomer> {
  const byOwner = await petsOfCustomers(call, business.id, [row.uid], db);
  const pets = byOwner.get(row.uid) ?? [];
  const petIds = pets.map(({ pet }) => pet.id);
  const today = calendarDateIn(call.now.getTime(), business.timeZone);
  const visit = { service: null, arrival: today, departure: today };
  const facts = pets.map(({ pet }) => pet);
  const { reports } = await assessPets(db, business.id, facts, visit, today);
  const contact = (await seenContacts(db, [row], byOwner)).get(row.id);
  return presentCustomer({
    row,
    pets,
    contact,
    reports,
    careAlerts: await careAlertsOf(db, petIds, { businessId: business.id, now: call.now }),
    openCheckIns: await openCheckInsOf(db, business.id, petIds),
    notes: await notesOf(db, business.id, petIds),
    waivers: await signaturesFor(db, { businessId: business.id, petIds, today }),
  });
}

async function openCheckInsOf(db: Database, businessId: string, petIds: readonly string[]) {
  if (petIds.length === 0) return [];
  return db
    .select()
    .from(checkInTable)
    .where(
      and(
        eq(checkInTable.businessId, businessId),
        inArray(checkInTable.petId, [...petIds]),
        eq(checkInTable.decision, 'admitted'),
        isNull(checkInTable.departedAt),
      ),
    );
}

async function notesOf(db: Database, businessId: string, petIds: readonly string[]) {
  if (petIds.length === 0) return [];
  return db
    .select()
    .from(petNoteTable)
    .where(and(eq(petNoteTable.businessId, businessId), inArray(petNoteTable.petId, [...petIds])));
}
