import { type ComplianceReport, evaluateCompliance, type PetRecords, type Visit } from '@clearpaw/domain';
import type { Database } from '../../platform/database/index.ts';
import { type PetRow, petFactsOf } from '../pets/index.ts';
import { rulesInForce } from '../requirements/index.ts';
import { vaccinationRecordsOf } from '../vaccinations/index.ts';

/** What the engine says of each pet, and by which version of the rules. */
export interface Assessment {
  readonly requirementsVersion: number;
  readonly reports: ReadonlyMap<string, ComplianceReport>;
}

/** Only doses are kept so far. */
export const noOtherRecords: Omit<PetRecords, 'vaccinations'> = {
  tests: [],
  treatments: [],
  documents: [],
  exemptions: [],
  signatures: [],
  evaluations: [],
  declarations: [],
  lastVisitOn: null,
};

/** Judges pets for one visit to one business. Rules and records are read once, whatever the number of pets. */
export async function assessPets(
  db: Database,
  businessId: string,
  pets: readonly PetRow[],
  visit: Visit,
  today: string,
): Promise<Assessment> {
  const [inForce, doses] = await Promise.all([
    rulesInForce(db, businessId, today),
    vaccinationRecordsOf(
      db,
      pets.map((pet) => pet.id),
    ),
  ]);
  const reports = pets.map((pet) => {
    const records = { ...noOtherRecords, vaccinations: doses.get(pet.id) ?? [] };
    return [
      pet.id,
      evaluateCompliance({ rules: inForce.rules, pet: petFactsOf(pet), records, visit }),
    ] as const;
  });
  return { requirementsVersion: inForce.version, reports: new Map(reports) };
}
