import type { ConnectionScope } from '@clearpaw/domain';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { firstAsJson, readStatement, type StoredResult } from '../../platform/database/index.ts';
import { badgeTable } from '../../schema/badge.ts';
import { businessTable } from '../../schema/business.ts';
import { checkInTable } from '../../schema/check-in.ts';
import { connectionTable, isConnected, petNoteTable } from '../../schema/connection.ts';
import { petTable } from '../../schema/pet.ts';
import { type CareAlertsJson, careAlertsAsJson } from '../care-records/index.ts';
import { type CustomerOfPet, customerAsJson } from '../customers/index.ts';
import { type AccessFacts, accessColumns, accessJoins, type Membership } from '../members/index.ts';
import { type RulesRow, rulesColumns, rulesJoin } from '../requirements/index.ts';
import { type DosesJson, dosesAsJson } from '../vaccinations/index.ts';
import { visitAsJson } from '../visit-states/index.ts';
import type { VisitingPet } from './find-visitor.ts';

/** What is read of the business at its entrance. */
export type EntranceBusiness = Pick<
  Membership['business'],
  'acceptPaper' | 'demo' | 'id' | 'kind' | 'name' | 'services' | 'timeZone'
>;

type Json = Readonly<Record<string, unknown>>;

/** Everything in one row. What belongs to the pet is null where there is no such pet. */
export interface EntranceRow
  extends AccessFacts,
    RulesRow,
    Omit<EntranceBusiness, 'id' | 'name'>,
    Omit<VisitingPet, 'id' | 'name'> {
  readonly businessId: string;
  readonly businessName: string;
  readonly petId: string | null;
  readonly petName: string;
  /** A 64-bit number, which the driver reads as text. */
  readonly revocationIndex: string | null;
  readonly revokedAt: Date | null;
  readonly scope: ConnectionScope | null;
  readonly contactShared: boolean | null;
  readonly openCheckIn: Json | null;
  readonly visit: Json | null;
  readonly doses: DosesJson;
  readonly careAlerts: CareAlertsJson;
}

export interface ScanRow extends EntranceRow {
  readonly note: string | null;
  readonly flags: string[] | null;
  readonly customer: CustomerOfPet | null;
}

export interface CheckInRead extends EntranceRow {
  readonly first: StoredResult | null;
}

const pet = petTable;

const columns = {
  businessId: businessTable.id,
  businessName: businessTable.name,
  kind: businessTable.kind,
  timeZone: businessTable.timeZone,
  services: businessTable.services,
  acceptPaper: businessTable.acceptPaper,
  demo: businessTable.demo,
  ...accessColumns,
  ...rulesColumns,
  petId: pet.id,
  petName: pet.name,
  ownerId: pet.ownerId,
  species: pet.species,
  sex: pet.sex,
  sterilized: pet.sterilized,
  bornOn: pet.bornOn,
  bornOnPrecision: pet.bornOnPrecision,
  weightKg: pet.weightKg,
  microchip: pet.microchip,
  colour: pet.colour,
  photoPath: pet.photoPath,
  alerts: pet.alerts,
  state: pet.state,
  specimen: pet.specimen,
  revokedAt: badgeTable.revokedAt,
  revocationIndex: badgeTable.revocationIndex,
  scope: connectionTable.scope,
  contactShared: connectionTable.contactShared,
  openCheckIn: sql`to_jsonb(check_in)`,
  visit: visitAsJson(pet.id),
  doses: dosesAsJson(pet.id),
  careAlerts: careAlertsAsJson(pet.id),
} satisfies { [Column in keyof EntranceRow]: SQLWrapper };

const businessId = sql`${sql.placeholder('businessId')}::uuid`;

/**
 * The business, its rules in force, and the pet that a condition names with its badge, connection and open arrival.
 * Constants are written out, so that the index of open arrivals is used.
 */
const entranceOf = (named: SQL, more: SQL = sql``): SQL => sql`
  from ${businessTable} ${accessJoins} ${rulesJoin}
  left join (${petTable} left join ${badgeTable} on ${badgeTable.petId} = ${pet.id}) on ${named}
  left join ${connectionTable} on ${connectionTable.businessId} = ${businessId}
    and ${connectionTable.petId} = ${pet.id} and ${isConnected(sql.placeholder('now'))}
  left join ${checkInTable} on ${checkInTable.businessId} = ${businessId} and ${checkInTable.petId} = ${pet.id}
    and ${checkInTable.decision} = 'admitted' and ${checkInTable.departedAt} is null
  ${more}
  where ${businessTable.id} = ${businessId}`;

/** By what a pet is found. A pet that staff chose has its current badge, if it has one. */
const namedBy = {
  code: sql`${badgeTable.code} = ${sql.placeholder('pet')}::text`,
  index: sql`${badgeTable.revocationIndex} = ${sql.placeholder('pet')}::bigint`,
  id: sql`${pet.id} = ${sql.placeholder('pet')}::uuid and ${badgeTable.revokedAt} is null`,
};

const noteOfBusiness = sql`left join ${petNoteTable}
  on ${petNoteTable.businessId} = ${businessId} and ${petNoteTable.petId} = ${pet.id}`;

const scanned = (named: SQL) =>
  readStatement<ScanRow>({
    columns: {
      ...columns,
      note: petNoteTable.note,
      flags: petNoteTable.flags,
      customer: sql`case when ${connectionTable.scope} is not null then ${customerAsJson(pet.ownerId)} end`,
    },
    from: entranceOf(named, noteOfBusiness),
  });

const arriving = (named: SQL) =>
  readStatement<CheckInRead>({ columns: { ...columns, first: firstAsJson }, from: entranceOf(named) });

/** All that a scan has to know, by what the pet is found. */
export const scanStatements = {
  code: scanned(namedBy.code),
  index: scanned(namedBy.index),
  id: scanned(namedBy.id),
};

/** All that a check-in has to know, by what the pet is found. */
export const checkInStatements = {
  code: arriving(namedBy.code),
  index: arriving(namedBy.index),
  id: arriving(namedBy.id),
};
