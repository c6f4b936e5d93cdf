import type { connections, OutputOf } from '@clearpaw/contract';
import { calendarDateIn } from '@clearpaw/domain';
import { and, count, eq } from 'drizzle-orm';
import { petWithId } from '../../schema/asked-pet.ts';
import { checkInTable } from '../../schema/check-in.ts';
import { petNoteTable } from '../../schema/connection.ts';
import { type AuditedCall, logRecordView } from '../audit/index.ts';
import { careAlertsOf } from '../care-records/index.ts';
import { assessPets } from '../compliance/index.ts';
import { findContact } from '../contacts/index.ts';
import { readCustomerOf } from '../customers/index.ts';
import { authorizeMember } from '../members/index.ts';
import { findConnected } from './find-connected.ts';
import { presentConnected } from './list-connections.ts';

/** One pet as shown to a business: its verdict today, the number of visits, and staff's notes. */
export async function getConnectedPet(
  call: AuditedCall,
  input: { businessId: string; petId: string },
): Promise<OutputOf<typeof connections.getConnectedPet>> {
  const { business } = await authorizeMember(call, input.businessId, 'readConnections');
  const row = await findConnected(call, business.id, input.petId);
  const { db } = call.services.store;
  const today = calendarDateIn(call.now.getTime(), business.timeZone);
  const visit = { service: null, arrival: today, departure: today };
  const { reports } = await assessPets(db, business.id, [row.pet], visit, today);
  const here = and(eq(checkInTable.businessId, business.id), eq(checkInTable.petId, input.petId));
  const counted = await db
    .select({ decision: checkInTable.decision, count: count() })
    .from(checkInTable)
    .where(here)
    .groupBy(checkInTable.decision);
  const countOf = (wanted: string) => counted.find(({ decision }) => decision === wanted)?.count ?? 0;
  const [kept] = await db
    .select()
    .from(petNoteTable)
    .where(and(eq(petNoteTable.businessId, business.id), eq(petNoteTable.petId, input.petId)));
  const watch = { businessId: business.id, now: call.now };
  const careAlerts = await careAlertsOf(db, [row.pet.id], watch);
  const { contactShared } = row.connection;
  const contact = contactShared ? await findContact(db, row.pet.ownerId) : null;
  const customer = await readCustomerOf(db, petWithId(row.pet.id), watch);
  await logRecordView(db, call, { businessId: business.id, petId: input.petId, what: 'verdict' });
  return {
    ...presentConnected(row, reports.get(row.pet.id)?.verdict, careAlerts.get(row.pet.id)),
    contact,
    contactShared,
    customerId: customer?.id ?? null,
    note: kept?.note ?? '',
    flags: kept?.flags ?? [],
    visits: countOf('admitted'),
    turnedAway: countOf('denied'),
  };
}
