import { kindOf } from '../kinds/kinds.ts';
import { asksForOwnReview } from '../proofs/shortfall.ts';
import type { Reason } from '../vocabulary/reason.ts';
import type { CheckParams } from '../vocabulary/report.ts';
import type { Requirement } from '../vocabulary/requirement.ts';
import { subjectOf } from './subject-of.ts';
import { checkTexts } from './texts.gen.ts';

function proofAsked(requirement: Requirement): keyof typeof checkTexts.proofs {
  if (!('evidence' in requirement)) return 'owner';
  if (asksForOwnReview(requirement)) return 'ours';
  return requirement.evidence ?? 'owner';
}

const ofKind = <K extends Requirement['kind']>(requirement: Requirement, kind: K) =>
  requirement.kind === kind ? (requirement as Extract<Requirement, { kind: K }>) : null;

type ParamsOf = (requirement: Requirement, waitDays: number | null) => CheckParams;

/** The numbers in the message of each reason; reasons not listed here have none. */
const paramsByReason: Readonly<Partial<Record<Reason, ParamsOf>>> = {
  dose_too_recent: (_, waitDays) => (waitDays === null ? {} : { days: waitDays }),
  too_young: (requirement) => ({ weeks: ofKind(requirement, 'age')?.minWeeks ?? 0 }),
  too_old: (requirement) => ({ weeks: ofKind(requirement, 'age')?.maxWeeks ?? 0 }),
  series_incomplete: (requirement) => ({ doses: ofKind(requirement, 'vaccination')?.series?.doses ?? 1 }),
  stay_away: (requirement) => ({ days: ofKind(requirement, 'vaccination')?.stayAway?.days ?? 0 }),
  too_light: (requirement) => ({ kg: ofKind(requirement, 'weight')?.minKg ?? 0 }),
  too_heavy: (requirement) => ({ kg: ofKind(requirement, 'weight')?.maxKg ?? 0 }),
};

/** The numbers in a check's message. They come from the rule and the product, never from the pet's records. */
export function paramsFor(requirement: Requirement, reason: Reason, waitDays: number | null): CheckParams {
  return paramsByReason[reason]?.(requirement, waitDays) ?? {};
}

const { findings } = checkTexts;
type Findings = { readonly [R in Reason]: (requirement: Requirement, params: CheckParams) => string };

/** The text that follows the subject. */
const findingByReason: Findings = {
  ...said([
    'not_applicable',
    'met',
    'expiring',
    'grace',
    'titer',
    'exemption',
    'under_review',
    'older_version',
    'expires_during_stay',
  ]),
  ...said(['missing', 'unanswered', 'test_failed', 'declared_no', 'evaluation_not_passed', 'not_sterilized']),
  ...said(['dose_without_end', 'route_unknown', 'issue_date_unknown', 'birth_date_unknown']),
  ...said(['weight_unknown', 'sterilization_unknown']),
  unverified: (requirement) => findings.unverified(checkTexts.proofs[proofAsked(requirement)]),
  dose_too_recent: ({ kind }, { days }) => {
    if (days === undefined) return checkTexts.tooEarly;
    return kind === 'vaccination' ? findings.dose_too_recent(days) : checkTexts.tooEarlyForNow(days);
  },
  too_young: (_, { weeks = 0 }) => findings.too_young(weeks),
  too_old: (_, { weeks = 0 }) => findings.too_old(weeks),
  series_incomplete: (_, { doses = 1 }) => findings.series_incomplete(doses),
  expired: (requirement) => findings.expired(checkTexts.ended[kindOf(requirement).ended]),
  stay_away: (_, { days = 0 }) => findings.stay_away(days),
  too_light: (_, { kg = 0 }) => findings.too_light(kg),
  too_heavy: (_, { kg = 0 }) => findings.too_heavy(kg),
};

type Plain = { [R in Reason]: (typeof findings)[R] extends string ? R : never }[Reason];

/** Findings that do not depend on the rule. */
function said<R extends Plain>(reasons: readonly R[]): Record<R, () => string> {
  const entries = reasons.map((reason) => [reason, () => findings[reason]]);
  return Object.fromEntries(entries) as Record<R, () => string>;
}

/** What a check found, without its subject: 'too early. Counts 7 days after the dose.' */
export const findingFor = (requirement: Requirement, reason: Reason, params: CheckParams): string =>
  findingByReason[reason](requirement, params);

/** What a check found about a proof that ends too soon, with its last day. Null for any other reason. */
export function endFindingFor(requirement: Requirement, reason: Reason, day: string): string | null {
  if (reason === 'expires_during_stay') return checkTexts.dated.expires_during_stay(day);
  if (reason === 'grace') return checkTexts.dated.grace(day);
  return reason === 'expired' ? checkTexts.dated[kindOf(requirement).ended](day) : null;
}

/**
 * What a check found, in plain words without dates, names of pets or clinics: 'Bordetella: too early. Counts 7 days
 * after the dose.' Staff may read it whatever their scope.
 */
export function messageFor(requirement: Requirement, reason: Reason, params: CheckParams): string {
  return checkTexts.message(subjectOf(requirement), findingFor(requirement, reason, params));
}
