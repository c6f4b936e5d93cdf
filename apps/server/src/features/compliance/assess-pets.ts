import {
  type ComplianceReport,
  evaluateCompliance,
  type PetRecords,
  type Rule,
  type Visit,
} from '@clearpaw/domain';
import type { Database } from '../../platform/database/index.ts';
import { type PetRow, petFactsOf } from '../pets/index.ts';
import { rulesInForce } from '../requirements/index.ts';
import { underReview } from '../reviews/index.ts';
import { vaccinationRecordsOf } from '../vaccinations/index.ts';
import { signatureRecordsOf } from '../waivers/index.ts';

/** What the engine says of each pet, and by which version of the rules. */
export interface Assessment {
  readonly requirementsVersion: number;
  readonly reports: ReadonlyMap<string, ComplianceReport>;
}

const noOtherRecords: Omit<PetRecords, 'vaccinations' | 'signatures'> = {
  tests: [],
  treatments: [],
  documents: [],
  exemptions: [],
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
  const signed = await signaturesFor(db, businessId, inForce.rules, pets);
  const ids = pets.map((pet) => pet.id);
  const waiting = await underReview(db, businessId, ids, inForce.rules);
  const reports = pets.map((pet) => {
    const records = {
      ...noOtherRecords,
      vaccinations: withReviews(doses.get(pet.id) ?? [], waiting),
      signatures: signed.get(pet.id) ?? [],
    };
    return [
      pet.id,
      evaluateCompliance({ rules: inForce.rules, pet: petFactsOf(pet), records, visit }),
    ] as const;
  });
  return { requirementsVersion: inForce.version, reports: new Map(reports) };
}

/** Marks the doses that this business is about to look at. */
function withReviews(
  doses: PetRecords['vaccinations'],
  waiting: ReadonlySet<string>,
): PetRecords['vaccinations'] {
  if (waiting.size === 0) return doses;
  return doses.map((dose) => (waiting.has(dose.id) ? { ...dose, underReview: true } : dose));
}

/** Read only where a rule asks for one: most doors ask for none. */
async function signaturesFor(
  db: Database,
  businessId: string,
  rules: readonly Rule[],
  pets: readonly PetRow[],
): Promise<ReadonlyMap<string, PetRecords['signatures']>> {
  if (!rules.some((rule) => rule.requirement.kind === 'waiver')) return new Map();
  return signatureRecordsOf(
    db,
    businessId,
    pets.map((pet) => pet.id),
  );
}
