import {
  type AppliesTo,
  type Check,
  type ComplianceInput,
  type ComplianceReport,
  evaluateCompliance,
  type PetFacts,
  type PetRecords,
  type Requirement,
  type VaccinationRecord,
} from '../index.ts';

/** A grown male dog with every fact known. */
export function makePet(facts: Partial<PetFacts> = {}): PetFacts {
  return {
    species: 'dog',
    bornOn: '2022-07-09',
    bornOnPrecision: 'day',
    sex: 'male',
    sterilized: true,
    microchip: '956000012345678',
    weightKg: 31.2,
    ...facts,
  };
}

/** No records but those given. */
export function makeRecords(records: Partial<PetRecords> = {}): PetRecords {
  return {
    vaccinations: [],
    tests: [],
    treatments: [],
    documents: [],
    exemptions: [],
    signatures: [],
    evaluations: [],
    declarations: [],
    answers: [],
    lastVisitOn: null,
    ...records,
  };
}

/** A rabies dose of 1 January 2026 from a clinic, good for a year. */
export function buildDose(dose: Partial<VaccinationRecord> = {}): VaccinationRecord {
  return {
    id: 'v1',
    vaccine: 'rabies-1y',
    route: null,
    administeredOn: '2026-01-01',
    expiresOn: null,
    doseNumber: null,
    evidence: 'clinic',
    state: 'active',
    underReview: false,
    ...dose,
  };
}

/** The default evidence of a record of any other kind. */
export const proven = { evidence: 'clinic', underReview: false } as const;

/** One rule and one pet on one visit: by default on 14 February 2026, for the day. */
export type Situation = {
  readonly requirement: Requirement;
  readonly appliesTo?: AppliesTo;
  readonly pet?: Partial<PetFacts>;
  readonly records?: Partial<PetRecords>;
  readonly arrival?: string;
  readonly departure?: string;
  readonly service?: string | null;
  readonly soonDays?: number;
};

/** The engine's input for one rule. */
export function buildInput(situation: Situation): ComplianceInput {
  const { requirement, appliesTo, arrival = '2026-02-14', departure = arrival, service = null } = situation;
  return {
    rules: [{ id: 'r1', level: 'required', requirement, appliesTo }],
    pet: makePet(situation.pet),
    records: makeRecords(situation.records),
    visit: { service, arrival, departure },
    soonDays: situation.soonDays,
  };
}

/** The report on one rule. */
export function reportOn(situation: Situation): ComplianceReport {
  return evaluateCompliance(buildInput(situation));
}

/** The one check of a situation. */
export function checkOn(situation: Situation): Check {
  const [check] = reportOn(situation).checks;
  if (check === undefined) throw new Error('One rule gives one check.');
  return check;
}

/** A check in one line: status, end and deciding record, such as 'met 2027-01-01 v1'. */
export function brief(situation: Situation): string {
  const { status, validUntil, recordIds } = checkOn(situation);
  return [status, validUntil ?? '-', ...recordIds].join(' ');
}
