import { dateOf } from '../../calendar/index.ts';
import { dosesOf } from '../proofs/dose.ts';
import { birthRange } from '../vocabulary/birth.ts';
import type { PetFacts } from '../vocabulary/pet-facts.ts';
import type { PetRecords } from '../vocabulary/pet-records.ts';
import type { Visit } from '../vocabulary/visit.ts';

type Catalogued = {
  readonly state: 'active';
  readonly vaccine: string;
  readonly antigens: readonly string[];
  readonly routes: readonly string[];
  readonly administeredOn: string;
  readonly endsOn: string | null;
  readonly doseNumber: number;
  readonly evidence: string;
  readonly reviewedHere: boolean;
};

/** The data that an exported rule reads: the facts, and what the catalogue states about each dose. */
export type CertLogicData = {
  readonly visit: Visit;
  readonly pet: PetFacts & {
    readonly bornFrom: string | null;
    readonly bornUntil: string | null;
    readonly weightGrams: number;
  };
  readonly records: Omit<PetRecords, 'vaccinations'> & { readonly vaccinations: readonly Catalogued[] };
};

/** Doses that count, with antigens, possible routes and label end; an unnumbered dose is number 0. */
function cataloguedDoses(records: PetRecords): readonly Catalogued[] {
  return dosesOf(records).map(({ record, vaccine, labelEnd }) => ({
    state: 'active',
    vaccine: record.vaccine,
    antigens: vaccine.antigens,
    routes:
      record.route === null ? vaccine.routes.map((label) => label.split(' ')[0] ?? label) : [record.route],
    administeredOn: record.administeredOn,
    endsOn: labelEnd === null ? null : dateOf(labelEnd),
    doseNumber: record.doseNumber ?? 0,
    evidence: record.evidence,
    reviewedHere: record.reviewedHere === true,
  }));
}

/** Makes the data for `toCertLogic`'s expressions; an unknown weight is -1 gram, which no rule accepts. */
export function certLogicData(pet: PetFacts, records: PetRecords, visit: Visit): CertLogicData {
  const born = birthRange(pet);
  return {
    visit,
    pet: {
      ...pet,
      bornFrom: born === null ? null : dateOf(born.earliest),
      bornUntil: born === null ? null : dateOf(born.latest),
      weightGrams: pet.weightKg === null ? -1 : Math.round(pet.weightKg * 1000),
    },
    records: { ...records, vaccinations: cataloguedDoses(records) },
  };
}
