import { addDays, type ComplianceInput, type PetRecords, type Rule } from '@clearpaw/domain';

/** A daycare's rules as far as CertLogic can express them: no months, series or titers. */
export const benchDaycareRules: readonly Rule[] = [
  vaccineRule('rabies', { waitDays: { first: 28, booster: 0 } }),
  vaccineRule('dhpp', { evidence: 'document', graceDays: 7 }),
  vaccineRule('bordetella', {
    waitDays: { first: 7, booster: 2 },
    stayAway: { days: 3, routes: ['intranasal'] },
  }),
  { ...vaccineRule('civ', {}), level: 'recommended' },
  { ...vaccineRule('fvrcp', {}), appliesTo: { species: ['cat'] } },
  asked('fecal', { kind: 'test', test: 'fecal', maxAgeDays: 180 }),
  asked('flea', { kind: 'treatment', treatment: 'flea', maxAgeDays: 35 }),
  asked('well', { kind: 'declaration', code: 'no-contagious-illness', maxAgeDays: 30 }),
  asked('evaluated', { kind: 'evaluation' }),
  { ...asked('sterilized', { kind: 'sterilization' }), appliesTo: { fromAgeWeeks: 30 } },
  asked('old-enough', { kind: 'age', minWeeks: 16 }),
];

function asked(id: string, requirement: Rule['requirement']): Rule {
  return { id, level: 'required', requirement };
}

function vaccineRule(target: string, how: object): Rule {
  return asked(target, { kind: 'vaccination', targets: [target], ...how });
}

const arrival = '2026-06-15';
const vaccines = ['rabies-1y', 'rabies-3y', 'dhpp-1y', 'dhpp-3y', 'bordetella-in', 'civ-bivalent'] as const;

/** Adult dogs with full records: twelve doses over three years, and some of everything else. */
export function buildInputs(count: number): readonly ComplianceInput[] {
  // The same stream of chances in every run, so that runs compare.
  let state = 42;
  const rng = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const ago = (days: number) => addDays(arrival, -rng(days));
  return Array.from({ length: count }, (_, index) => ({
    rules: benchDaycareRules,
    pet: {
      species: 'dog',
      bornOn: ago(2_000),
      bornOnPrecision: 'day',
      sex: index % 2 === 0 ? 'female' : 'male',
      sterilized: rng(5) > 0,
      microchip: '985112004417863',
      weightKg: 4 + rng(40),
    },
    records: recordsOf(rng, ago),
    visit: { service: 'daycare', arrival, departure: addDays(arrival, rng(4)) },
  }));
}

function recordsOf(rng: (below: number) => number, ago: (days: number) => string): PetRecords {
  const proof = { evidence: 'document', underReview: false } as const;
  return {
    vaccinations: Array.from({ length: 12 }, (_, dose) => ({
      id: `dose-${dose}`,
      vaccine: vaccines[dose % vaccines.length] ?? 'rabies-1y',
      route: null,
      administeredOn: ago(1_000),
      expiresOn: null,
      doseNumber: rng(3) === 0 ? 2 : null,
      state: 'active',
      ...proof,
    })),
    tests: [0, 1, 2].map((id) => ({
      id: `test-${id}`,
      test: 'fecal',
      takenOn: ago(400),
      result: 'negative',
      ...proof,
    })),
    treatments: [0, 1, 2].map((id) => ({ id: `care-${id}`, treatment: 'flea', givenOn: ago(60), ...proof })),
    documents: [],
    exemptions: [],
    signatures: [],
    answers: [],
    evaluations: [{ id: 'evaluation', on: ago(300), passed: true }],
    declarations: [{ id: 'declaration', code: 'no-contagious-illness', on: ago(40), answer: 'yes' }],
    lastVisitOn: ago(30),
  };
}
