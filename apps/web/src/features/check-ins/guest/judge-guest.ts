import {
  type ComplianceReport,
  evaluateCompliance,
  guestQuestions,
  type PetFacts,
  type PetRecords,
  type Rule,
} from '@clearpaw/domain';
import type { GuestDraft } from './guest-draft.ts';
import { recordsTyped } from './read-guest.ts';

interface Asked {
  readonly rules: readonly Rule[];
  readonly service: string | null;
  readonly today: string;
}

type Typed = ReturnType<typeof recordsTyped>;

/** What staff read on a certificate counts as reviewed by the business. */
const proven = { evidence: 'reviewed', underReview: false, reviewedHere: true } as const;

/**
 * What the rules say about a visit today with what is typed so far, judged on this device by the engine that judges the
 * saved guest. Null as long as nothing is entered and something is asked.
 */
export function judgeGuest(draft: GuestDraft, { rules, service, today }: Asked): ComplianceReport | null {
  const { species, petId } = draft;
  if (species === null) return null;
  const typed = recordsTyped(draft, guestQuestions(rules, { species, service }), today);
  // A guest that is saved may have signed since; a signature is not part of the form.
  const judged = petId === null ? rules : rules.filter(({ requirement }) => requirement.kind !== 'waiver');
  const report = evaluateCompliance({
    rules: judged,
    pet: { species, ...factsTyped(typed) },
    records: recordsOf(typed, draft, today),
    visit: { service, arrival: today, departure: today },
  });
  return report.verdict === 'non_compliant' && isEmpty(typed, draft) ? null : report;
}

function factsTyped(typed: Typed): Omit<PetFacts, 'species'> {
  const { bornOn = null, sex = 'unknown', sterilized = null, microchip = null, weightKg = null } = typed;
  const bornOnPrecision = bornOn === null ? null : 'day';
  return { bornOn, bornOnPrecision, sex, sterilized, microchip, weightKg };
}

function recordsOf(typed: Typed, { answers }: GuestDraft, today: string): PetRecords {
  const { vaccinations = [], tests = [], treatments = [], documents = [], declarations = [] } = typed;
  const { evaluation } = typed;
  const named = <Fact extends object>(kind: string, facts: readonly Fact[]) =>
    facts.map((fact, index) => ({ id: `${kind}.${index}`, ...fact, ...proven }));
  return {
    vaccinations: named('dose', vaccinations).map(({ expiresOn = null, ...dose }) => ({
      ...{ ...dose, expiresOn, route: null, doseNumber: null },
      state: 'active',
    })),
    tests: named('test', tests),
    treatments: named('treatment', treatments),
    documents: named('document', documents).map(({ issuedOn = null, expiresOn = null, ...document }) => ({
      ...{ ...document, issuedOn, expiresOn },
      rejected: false,
    })),
    declarations: named('declaration', declarations),
    evaluations: named('evaluation', evaluation ? [evaluation] : []),
    answers: Object.entries(answers).flatMap(([questionId, answer]) =>
      answer.trim() ? [{ id: `answer.${questionId}`, questionId, answeredOn: today }] : [],
    ),
    ...{ exemptions: [], signatures: [], lastVisitOn: null },
  };
}

/** Nothing that a rule could count is typed yet. */
function isEmpty(typed: Typed, { answers }: GuestDraft): boolean {
  const isTyped = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value !== null);
  return !Object.values(typed).some(isTyped) && Object.values(answers).every((answer) => !answer.trim());
}
