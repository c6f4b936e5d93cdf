import {
  type ConnectedBusiness,
  calendarDateIn,
  type PetRecords,
  type PlanInput,
  versionsInForce,
} from '@clearpaw/domain';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { businessTable } from '../../schema/business.ts';
import { connectionTable } from '../../schema/connection.ts';
import { requirementVersionTable } from '../../schema/requirement.ts';
import { visitTable } from '../../schema/visit.ts';
import { petRecordsOf } from '../compliance/index.ts';
import { documentRecordsOf } from '../documents/index.ts';
import { type PetRow, petFactsOf } from '../pets/index.ts';
import { vaccinationRecordsOf } from '../vaccinations/index.ts';

/** A plan's input, and the names of the businesses in it. */
export interface Gathered {
  readonly input: PlanInput;
  readonly businesses: ReadonlyMap<string, string>;
}

/**
 * For the pet's own expiry dates only doses and documents are read; other records count where a business requires them.
 */
const nothing: Omit<PetRecords, 'vaccinations' | 'documents'> = {
  tests: [],
  treatments: [],
  exemptions: [],
  signatures: [],
  evaluations: [],
  declarations: [],
  answers: [],
  lastVisitOn: null,
};

/** Everything that a pet's plan depends on, at present. */
export async function gatherPlan(db: Database, pet: PetRow, today: string): Promise<Gathered> {
  // One after the other, because a plan is made in a transaction, which has one connection.
  const connected = await db
    .select({
      id: businessTable.id,
      name: businessTable.name,
      zone: businessTable.timeZone,
      at: connectionTable.connectedAt,
    })
    .from(connectionTable)
    .innerJoin(businessTable, eq(businessTable.id, connectionTable.businessId))
    .where(and(eq(connectionTable.petId, pet.id), isNull(connectionTable.revokedAt)));
  const doses = await vaccinationRecordsOf(db, [pet.id]);
  const documentRecords = await documentRecordsOf(db, [pet.id]);
  const versions = await versionsOf(
    db,
    connected.map(({ id }) => id),
  );
  const visits = await visitsOf(db, pet.id);
  const businesses: ConnectedBusiness[] = [];
  for (const { id, zone, at } of connected) {
    const published = versions.get(id) ?? [];
    const asked = published.flatMap(({ rules }) => rules);
    const records = (await petRecordsOf(db, { businessId: id, petIds: [pet.id] }, asked, doses)).get(pet.id);
    const connectedOn = calendarDateIn(at.getTime(), zone);
    const planned = visits.filter(({ businessId }) => businessId === id);
    const known = { businessId: id, connectedOn, versions: published, visits: planned };
    businesses.push({ ...known, ...(records && { records }) });
  }
  const own = { vaccinations: doses.get(pet.id) ?? [], documents: documentRecords.get(pet.id) ?? [] };
  const records = { ...nothing, ...own };
  return {
    input: { pet: petFactsOf(pet), records, businesses, today },
    businesses: new Map(connected.map(({ id, name }) => [id, name])),
  };
}

/** The future stays. */
function visitsOf(db: Database, petId: string) {
  const { businessId, service, arrival, departure } = visitTable;
  return db
    .select({ businessId, service, arrival, departure })
    .from(visitTable)
    .where(and(eq(visitTable.petId, petId), eq(visitTable.state, 'expected')));
}

async function versionsOf(
  db: Database,
  businessIds: string[],
): Promise<Map<string, PlanInput['businesses'][number]['versions']>> {
  if (businessIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(requirementVersionTable)
    .where(inArray(requirementVersionTable.businessId, businessIds))
    .orderBy(asc(requirementVersionTable.version));
  return new Map(
    businessIds.map((id) => {
      const published = rows.filter((row) => row.businessId === id);
      return [
        id,
        versionsInForce(published.map(({ effectiveFrom, rules }) => ({ from: effectiveFrom, rules }))),
      ];
    }),
  );
}
