import type { connections, OutputOf } from '@clearpaw/contract';
import { calendarDateIn, withoutDates } from '@clearpaw/domain';
import { and, count, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { checkInTable } from '../../schema/check-in.ts';
import { petNoteTable } from '../../schema/connection.ts';
import { type AuditedCall, logRecordView } from '../audit/index.ts';
import { careAlertsOf } from '../care-records/index.ts';
import { assessStays, presentReport } from '../compliance/index.ts';
import { findContact } from '../contacts/index.ts';
import { findCustomersOf } from '../customers/index.ts';
import { authorizeMember } from '../members/index.ts';
import type { PetRow } from '../pets/index.ts';
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
  const reportFor = await assessToday(db, business, row.pet, today);
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
  const { ownerId } = row.pet;
  const customer = (await findCustomersOf(call, business.id, [ownerId])).get(ownerId);
  await logRecordView(db, call, { businessId: business.id, petId: input.petId, what: 'verdict' });
  return {
    ...presentConnected(row, reportFor(null)?.verdict, careAlerts.get(row.pet.id)),
    contact,
    contactShared,
    customerId: customer?.id ?? null,
    note: kept?.note ?? '',
    flags: kept?.flags ?? [],
    visits: countOf('admitted'),
    turnedAway: countOf('denied'),
    services: asked(business).flatMap((service) => {
      const report = reportFor(service);
      if (!report) return [];
      return [
        {
          service,
          report: presentReport(row.connection.scope === 'verdict' ? withoutDates(report) : report),
        },
      ];
    }),
  };
}

type BusinessRow = Awaited<ReturnType<typeof authorizeMember>>['business'];

/** A business without services is asked about any visit. */
const asked = ({ services }: BusinessRow): readonly (string | null)[] =>
  services.length > 0 ? services.map(({ code }) => code) : [null];

/** The reports for a visit today, for any service (null) and for each service of the business. */
async function assessToday(db: Database, business: BusinessRow, pet: PetRow, today: string) {
  const stays = [null, ...business.services.map(({ code }) => code)].map((service) => ({
    ...{ key: service ?? '', pet },
    visit: { service, arrival: today, departure: today },
  }));
  const reports = await assessStays(db, business.id, stays, today);
  return (service: string | null) => reports.get(service ?? '');
}
