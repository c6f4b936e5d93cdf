import type { connections, OutputOf } from '@clearpaw/contract';
import { calendarDateIn } from '@clearpaw/domain';
import type { Database } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import type { businessTable } from '../../schema/business.ts';
import type { connectionTable } from '../../schema/connection.ts';
import { assessPets } from '../compliance/index.ts';
import type { PetRow } from '../pets/index.ts';

export type PresentedConnection = OutputOf<typeof connections.connectPet>;

/** A connection as shown to the pet's owner: judged for a visit today, with the dates. */
export async function presentPetConnection(
  call: Call,
  pet: PetRow,
  row: { connection: typeof connectionTable.$inferSelect; business: typeof businessTable.$inferSelect },
  db: Database = call.services.store.db,
): Promise<PresentedConnection> {
  const { id, name, slug, kind, timeZone } = row.business;
  const today = calendarDateIn(call.now.getTime(), timeZone);
  const visit = { service: null, arrival: today, departure: today };
  const { reports } = await assessPets(db, id, [pet], visit, today);
  const report = reports.get(pet.id);
  if (!report) throw refuse.notFound('pet');
  return {
    petId: pet.id,
    businessId: id,
    businessName: name,
    businessSlug: slug,
    businessKind: kind,
    scope: row.connection.scope,
    verdict: report.verdict,
    changesOn: report.changesOn,
    compliantFrom: report.compliantFrom,
    connectedAt: row.connection.connectedAt.toISOString(),
    until: row.connection.endsAt?.toISOString() ?? null,
    blockedAt: row.connection.blockedAt?.toISOString() ?? null,
    contactShared: row.connection.contactShared,
    emailShared: row.connection.contactShared && row.connection.emailShared,
  };
}
