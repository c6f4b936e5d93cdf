import type { compliance, OutputOf } from '@clearpaw/contract';
import {
  addDays,
  type ComplianceInput,
  calendarDateIn,
  evaluateCompliance,
  type NextChange,
  nextChange,
  type PetRecords,
  type Rule,
  type Visit as Stay,
} from '@clearpaw/domain';
import { sampleId } from './sample-ids.ts';
import type { SamplePet } from './sample-pets.ts';
import type { World } from './world-types.ts';

export type SampleReport = OutputOf<typeof compliance.getCompliance>;

/** Judges a pet with the engine that the server uses. */
export function judgeSample(
  world: World,
  pet: SamplePet,
  stay: Stay,
  rules: readonly Rule[] = world.rules,
): SampleReport {
  const report = evaluateCompliance(inputOf(world, pet, stay, rules));
  return { ...report, checks: report.checks.map((check) => ({ ...check, recordIds: [...check.recordIds] })) };
}

/** The report for a visit today. */
export function judgeToday(world: World, pet: SamplePet, service: string | null = null): SampleReport {
  const today = world.today();
  return judgeSample(world, pet, { service, arrival: today, departure: today });
}

/** What changes next for a pet whose owner shares the records. */
export function sampleChangeOf(world: World, pet: SamplePet): NextChange | null {
  const today = world.today();
  const input = inputOf(world, pet, { service: null, arrival: today, departure: today }, world.rules);
  return nextChange(evaluateCompliance(input), input);
}

function inputOf(world: World, pet: SamplePet, stay: Stay, rules: readonly Rule[]): ComplianceInput {
  const { species, sex, sterilized, weightKg, bornDaysAgo } = pet;
  return {
    rules,
    pet: {
      ...{ species, sex, sterilized, weightKg, microchip: null },
      ...{ bornOn: addDays(world.today(), -bornDaysAgo), bornOnPrecision: 'day' },
    },
    records: recordsOf(world, pet),
    visit: stay,
  };
}

const proven = { evidence: 'document', underReview: false } as const;
const none = {
  documents: [],
  exemptions: [],
  signatures: [],
  evaluations: [],
  declarations: [],
  answers: [],
};

function recordsOf(world: World, pet: SamplePet): PetRecords {
  const today = world.today();
  const { fecalDaysAgo } = pet;
  return {
    ...none,
    treatments: [],
    vaccinations: sampleDosesOf(world, pet).map(({ id, vaccine, administeredOn, expiresOn }) => ({
      ...{ id, vaccine, administeredOn, expiresOn, ...proven },
      ...{ route: null, doseNumber: null, state: 'active' },
    })),
    tests:
      fecalDaysAgo === null
        ? []
        : [
            {
              ...proven,
              id: `${pet.id}-fecal`,
              test: 'fecal',
              takenOn: addDays(today, -fecalDaysAgo),
              result: 'negative',
            },
          ],
    lastVisitOn: lastVisitOn(world, pet.id),
  };
}

/** The doses of a pet with their days. */
export function sampleDosesOf(world: World, pet: SamplePet) {
  const today = world.today();
  const number = Number(pet.id.slice(-2));
  return pet.doses.map(([vaccine, daysAgo, expiresInDays], index) => ({
    ...{ id: sampleId(6, number * 100 + index), vaccine },
    administeredOn: addDays(today, -daysAgo),
    expiresOn: addDays(today, expiresInDays),
  }));
}

function lastVisitOn(world: World, petId: string): string | null {
  const ended = world.checkIns.filter((one) => one.petId === petId && one.departedAt !== null);
  const latest = ended.map(({ arrivedAt }) => Date.parse(arrivedAt)).sort((a, b) => b - a)[0];
  return latest === undefined ? null : calendarDateIn(latest, world.business.timeZone);
}
