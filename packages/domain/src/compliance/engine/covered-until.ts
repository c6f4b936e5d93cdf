import type { PetFacts } from '../vocabulary/pet-facts.ts';
import type { PetRecords, VaccinationRecord } from '../vocabulary/pet-records.ts';
import type { Rule } from '../vocabulary/rule.ts';
import { evaluateCompliance } from './evaluate-compliance.ts';

const anyPet: PetFacts = {
  species: 'other',
  bornOn: null,
  bornOnPrecision: null,
  sex: 'unknown',
  sterilized: null,
  microchip: null,
  weightKg: null,
};
const none: Omit<PetRecords, 'vaccinations'> = {
  tests: [],
  treatments: [],
  documents: [],
  exemptions: [],
  signatures: [],
  evaluations: [],
  declarations: [],
  answers: [],
  lastVisitOn: null,
};

/**
 * The last day on which these doses protect against a target, judged by their labels alone; null if no dose carries it
 * or the deciding one has no end.
 * @param target a code of the catalogue's targets
 * @param today doses after this day do not count yet
 */
export function coveredUntil(
  target: string,
  vaccinations: readonly VaccinationRecord[],
  today: string,
): string | null {
  const rule: Rule = {
    id: target,
    level: 'required',
    requirement: { kind: 'vaccination', targets: [target] },
  };
  const visit = { service: null, arrival: today, departure: today };
  const records = { ...none, vaccinations };
  const { checks } = evaluateCompliance({ rules: [rule], pet: anyPet, records, visit });
  return checks[0]?.validUntil ?? null;
}
