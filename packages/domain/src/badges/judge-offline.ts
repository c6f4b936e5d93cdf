import {
  answeredByBadge,
  type ComplianceReport,
  evaluateCompliance,
  type PetFacts,
  type Rule,
  type Visit,
} from '../compliance/index.ts';
import type { BadgeClaims } from './badge-claims.ts';
import type { BadgeDose } from './packed-doses.ts';

/** Older lists no longer prove anything. Source: product page, "Badge". */
export const listsHoldForHours = 24;

/** The answer of a scanner without a network. */
export interface OfflineJudgment {
  /** The report on the rules that a badge can answer. */
  readonly report: ComplianceReport;
  /** Required rules that only the server can check: they need records that no badge carries. */
  readonly unchecked: readonly string[];
  /**
   * Whether a positive answer may be shown as certain. A negative answer from the badge's own doses is always certain.
   */
  readonly sure: boolean;
}

/**
 * Judges a verified badge by the cached rules, with the engine that also judges online. The badge carries doses and
 * whether there is a microchip, nothing else; a rule that needs more is neither passed nor failed.
 */
export function judgeOffline(input: {
  readonly claims: BadgeClaims;
  readonly rules: readonly Rule[];
  readonly visit: Visit;
  readonly listAgeHours: number;
  /** Whether this business rejected the dose. The badge carries it because it may count elsewhere. */
  readonly isRejected?: (dose: BadgeDose) => boolean;
}): OfflineJudgment {
  const { claims, rules, visit, isRejected = () => false } = input;
  const records = recordsOf(claims, isRejected);
  const pet: PetFacts = {
    species: claims.species,
    bornOn: null,
    bornOnPrecision: null,
    sex: 'unknown',
    sterilized: null,
    microchip: claims.chipTail === null ? null : claims.chipTail.padStart(15, '0'),
    weightKg: null,
  };
  const answerable = rules.filter(({ requirement }) => answeredByBadge(requirement));
  const report = evaluateCompliance({ rules: answerable, pet, records, visit });
  const open = evaluateCompliance({
    rules: rules.filter(({ requirement }) => !answeredByBadge(requirement)),
    pet,
    records,
    visit,
  });
  const unchecked = open.checks
    .filter(({ level, status }) => level === 'required' && status !== 'not_applicable')
    .map(({ ruleId }) => ruleId);
  const fresh = input.listAgeHours >= 0 && input.listAgeHours <= listsHoldForHours;
  return { report, unchecked, sure: fresh && unchecked.length === 0 };
}

function recordsOf({ doses }: BadgeClaims, isRejected: (dose: BadgeDose) => boolean) {
  const vaccinations = doses.map((dose, index) => ({
    ...dose,
    id: String(index),
    state: isRejected(dose) ? ('rejected' as const) : ('active' as const),
    underReview: false,
  }));
  const none = { tests: [], treatments: [], documents: [], exemptions: [], signatures: [] };
  return { ...none, vaccinations, evaluations: [], declarations: [], answers: [], lastVisitOn: null };
}
