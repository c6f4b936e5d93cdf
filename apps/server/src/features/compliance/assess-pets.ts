import {
  type ComplianceReport,
  evaluateCompliance,
  type PetRecords,
  type Rule,
  recordsAskedBy,
  type Visit,
} from '@clearpaw/domain';
import type { Database } from '../../platform/database/index.ts';
import { type PetFactColumns, type PetRow, petFactsOf } from '../pets/index.ts';
import type { rulesInForce } from '../requirements/index.ts';
import { type DoseRecord, vaccinationRecordsOf } from '../vaccinations/index.ts';
import { petRecordsOf } from './pet-records-of.ts';
import { readForPets } from './read-for-pets.ts';

type InForce = Awaited<ReturnType<typeof rulesInForce>>;
type Reports = ReadonlyMap<string, ComplianceReport>;

/** The engine's report on each pet, and the version of the rules. */
export interface Assessment {
  readonly requirementsVersion: number;
  /** Whether a rule depends on the day of the last visit. */
  readonly countsVisits: boolean;
  readonly reports: Reports;
}

/** Judges pets for one visit to one business. Rules and records are read once for any number of pets. */
export async function assessPets(
  db: Database,
  businessId: string,
  pets: readonly PetRow[],
  visit: Visit,
  today: string,
): Promise<Assessment> {
  const petIds = pets.map((pet) => pet.id);
  const { inForce, recordsOf } = await readForPets(db, businessId, petIds, today);
  return {
    requirementsVersion: inForce.version,
    countsVisits: recordsAskedBy(inForce.rules).lastVisit,
    reports: judge(pets, recordsOf, inForce.rules, visit),
  };
}

/** The same for one pet whose rules and doses were read together with something else. */
export async function assessRead(
  db: Database,
  businessId: string,
  pet: PetFactColumns & Pick<PetRow, 'id'>,
  read: { readonly inForce: InForce; readonly doses: readonly DoseRecord[] },
  visit: Visit,
): Promise<ComplianceReport> {
  const { rules } = read.inForce;
  const asked = { businessId, petIds: [pet.id] };
  const records = await petRecordsOf(db, asked, rules, new Map([[pet.id, read.doses]]));
  const known = records.get(pet.id);
  if (!known) throw new Error('The records of a pet were read without the pet.');
  return evaluateCompliance({ rules, pet: petFactsOf(pet), records: known, visit });
}

/** Judges pets by the rules in force and by other rules, on the same records. */
export async function comparePets(
  db: Database,
  businessId: string,
  pets: readonly PetRow[],
  visit: Visit,
  rules: { readonly before: readonly Rule[]; readonly after: readonly Rule[] },
): Promise<{ readonly before: Reports; readonly after: Reports }> {
  const petIds = pets.map((pet) => pet.id);
  const doses = await vaccinationRecordsOf(db, petIds);
  const asked = [...rules.before, ...rules.after];
  const records = await petRecordsOf(db, { businessId, petIds }, asked, doses);
  return {
    before: judge(pets, records, rules.before, visit),
    after: judge(pets, records, rules.after, visit),
  };
}

function judge(
  pets: readonly PetRow[],
  recordsOf: ReadonlyMap<string, PetRecords>,
  rules: readonly Rule[],
  visit: Visit,
): Reports {
  return new Map(
    pets.flatMap((pet) => {
      const records = recordsOf.get(pet.id);
      return records ? [[pet.id, evaluateCompliance({ rules, pet: petFactsOf(pet), records, visit })]] : [];
    }),
  );
}
