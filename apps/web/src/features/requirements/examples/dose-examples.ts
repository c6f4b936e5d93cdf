import {
  addDays,
  customNameOf,
  customVaccine,
  findTarget,
  type VaccinationRecord,
  type VaccinationRequirement,
  vaccines,
} from '@clearpaw/domain';
import type { ExampleList } from './example.ts';

/** The vaccines that cover everything a target requires. */
function vaccinesFor(code: string): readonly string[] {
  const target = findTarget(code);
  const { allOf, anyOf, notFrom = [] } = target ?? {};
  const carrierOf = (antigen: string) =>
    vaccines.find((one) => one.antigens.includes(antigen) && !notFrom.includes(one.code))?.code;
  const found = (allOf ?? anyOf?.slice(0, 1) ?? []).map(carrierOf).filter((one) => one !== undefined);
  return Array.from(new Set(found));
}

type DoseFacts = Partial<VaccinationRecord> & { readonly lastsDays?: number };

/** Doses of the rule's first vaccine, given the stated number of days ago. They are valid for a year by default. */
function dosesGiven(code: string, today: string) {
  const name = customNameOf(code);
  const given = name === null ? vaccinesFor(code) : [customVaccine];
  return (daysAgo: number, { lastsDays = 365, ...facts }: DoseFacts = {}): VaccinationRecord[] =>
    given.map((vaccine) => ({
      id: `${vaccine}-${daysAgo}`,
      vaccine,
      vaccineName: name,
      route: 'subcutaneous',
      administeredOn: addDays(today, -daysAgo),
      expiresOn: addDays(today, lastsDays - daysAgo),
      doseNumber: null,
      evidence: 'owner',
      state: 'active',
      underReview: false,
      ...facts,
    }));
}

const threeYears = 3 * 365;

/** Sample pets that show what each clause of a vaccination rule does. */
export function doseExamples({ targets }: VaccinationRequirement, today: string): ExampleList {
  const code = targets[0] ?? '';
  const dose = dosesGiven(code, today);
  const clinic = { evidence: 'clinic', underReview: false } as const;
  const doses = (...given: readonly (readonly VaccinationRecord[])[]) => ({ vaccinations: given.flat() });
  return {
    dose: { records: doses(dose(60)) },
    nothing: {},
    endsInStay: {
      records: doses(dose(364)),
      visit: { departure: addDays(today, 3) },
    },
    firstDose: { about: ['wait', 'stayAway', 'series'], records: doses(dose(3, { doseNumber: 1 })) },
    booster: {
      about: ['booster'],
      records: doses(dose(366, { lastsDays: 365 }), dose(1)),
    },
    nasal: { about: ['stayAway'], records: doses(dose(100), dose(1, { route: 'intranasal' })) },
    late: { about: ['grace'], records: doses(dose(375)) },
    longAgo: {
      about: ['months', 'validity', 'firstDose'],
      records: doses(dose(430, { lastsDays: threeYears, doseNumber: 1 })),
    },
    twoDoses: { about: ['series'], records: doses(dose(81), dose(60)) },
    farDoses: { about: ['maxSpacing'], records: doses(dose(140), dose(60)) },
    longGap: { about: ['restart'], records: doses(dose(900), dose(879), dose(30)) },
    attached: { about: ['evidence'], records: doses(dose(60, { evidence: 'document' })) },
    verified: { about: ['evidence'], records: doses(dose(60, { evidence: 'reviewed' })) },
    verifiedHere: {
      about: ['ownReview'],
      records: doses(dose(60, { evidence: 'reviewed', reviewedHere: true })),
    },
    titer: {
      about: ['titer'],
      records: {
        tests: [
          {
            id: 'titer',
            test: 'titer',
            target: code,
            takenOn: addDays(today, -240),
            result: 'protective',
            ...clinic,
          },
        ],
      },
    },
    exempted: {
      about: ['exemption'],
      records: {
        exemptions: [
          { id: 'letter', target: code, from: addDays(today, -30), until: addDays(today, 300), ...clinic },
        ],
      },
    },
  };
}
