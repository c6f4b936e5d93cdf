import type { Day } from '../../calendar/index.ts';
import { customAntigen, customNameOf, targetNameIn } from '../../catalogue/index.ts';
import { ruleProblemTexts } from '../../rule-problems/index.ts';
import { vaccinationLogic } from '../certlogic/vaccination-logic.ts';
import { cureNamed } from '../messages/cures.ts';
import type { Words } from '../messages/words.ts';
import { wordsOfCode } from '../messages/words-of-code.ts';
import {
  type AlternativeProof,
  alternativeChangePoints,
  alternativesFor,
  judgeAlternative,
} from '../proofs/alternative-proof.ts';
import { type AskedTarget, askedTarget } from '../proofs/asked-target.ts';
import type { Dose } from '../proofs/dose.ts';
import {
  type DoseSeries,
  doseSeriesFor,
  judgeDoseSeries,
  seriesChangePoints,
} from '../proofs/dose-series.ts';
import {
  type ExclusionWindows,
  exclusionChangePoints,
  exclusionWindows,
  judgeExclusion,
} from '../proofs/exclusion-period.ts';
import type { Measure } from '../proofs/proof.ts';
import { asksForOwnReview } from '../proofs/shortfall.ts';
import { betterOf, type Finding, missing, worseOf } from '../vocabulary/finding.ts';
import type { Judge } from '../vocabulary/judge.ts';
import type { PetRecords } from '../vocabulary/pet-records.ts';
import type { VaccinationRequirement } from '../vocabulary/requirement.ts';
import { isSatisfied } from '../vocabulary/status.ts';
import { crossedBounds, repeatedIn } from './contradictions.ts';
import type { KindDefinition } from './kind.ts';

/** The dose series of one target: all of them are needed, or any one is enough. */
type TargetCourses = { readonly courses: readonly DoseSeries[]; readonly needsAll: boolean };

/** A vaccination rule prepared for one pet. */
type Prepared = {
  readonly targets: readonly TargetCourses[];
  readonly alternatives: readonly AlternativeProof[];
  readonly windows: ExclusionWindows;
  readonly measure: Measure;
};

function isSameList(a: readonly Dose[], b: readonly Dose[]): boolean {
  return a.length === b.length && a.every((dose, index) => dose === b[index]);
}

/**
 * The dose series of a target. With combined vaccines most antigens have exactly the same doses; such a series is
 * computed once, because the best and the worst of equal results are the same.
 */
function targetCourses(
  { carriers, needsAll }: AskedTarget,
  doses: readonly Dose[],
  requirement: VaccinationRequirement,
): TargetCourses {
  const distinct: (readonly Dose[])[] = [];
  for (const carrier of carriers) {
    const carrying = doses.filter(({ vaccine }) => carrier.has(vaccine.code));
    if (!distinct.some((known) => isSameList(known, carrying))) distinct.push(carrying);
  }
  return { courses: distinct.map((carrying) => doseSeriesFor(carrying, requirement)), needsAll };
}

/** A target that needs all its antigens has the worst of their results; one that needs any has the best. */
function judgeTarget({ courses, needsAll }: TargetCourses, arrival: Day, measure: Measure): Finding {
  let decisive: Finding | null = null;
  for (const series of courses) {
    const finding = judgeDoseSeries(series, arrival, measure);
    decisive = needsAll ? worseOf(decisive, finding) : betterOf(decisive, finding);
  }
  return decisive ?? missing;
}

/**
 * An exclusion period takes precedence; then the best target counts; titers and exemptions count if that does not
 * satisfy.
 */
function judgeVaccination({ targets, alternatives, windows, measure }: Prepared, arrival: Day): Finding {
  const away = judgeExclusion(windows, arrival);
  if (away !== null) return away;
  let best: Finding | null = null;
  for (const target of targets) best = betterOf(best, judgeTarget(target, arrival, measure));
  const byTargets = best ?? missing;
  if (isSatisfied(byTargets.status)) return byTargets;
  let standing = byTargets;
  for (const alternative of alternatives) {
    const finding = judgeAlternative(alternative, arrival, measure.reachDays);
    if (finding !== null) standing = betterOf(standing, finding);
  }
  return standing;
}

function vaccinationChangePoints(
  { targets, alternatives, windows, measure }: Prepared,
  name: (arrival: Day) => void,
): void {
  for (const { courses } of targets) for (const series of courses) seriesChangePoints(series, measure, name);
  for (const alternative of alternatives) alternativeChangePoints(alternative, measure.reachDays, name);
  exclusionChangePoints(windows, name);
}

/** Prepares a vaccination rule; `doses` are the pet's, sorted; `stayDays` is the length of the stay. */
function vaccinationJudge(
  requirement: VaccinationRequirement,
  doses: readonly Dose[],
  records: PetRecords,
  stayDays: number,
  soonDays: number,
): Judge {
  const asked = requirement.targets.map(askedTarget);
  const reachDays = requirement.through === 'arrival' ? 0 : stayDays;
  const prepared: Prepared = {
    targets: asked.map((target) => targetCourses(target, doses, requirement)),
    alternatives: alternativesFor(records, requirement),
    windows: exclusionWindows(doses, asked, requirement.stayAway),
    measure: { reachDays, soonDays, graceDays: requirement.graceDays ?? 0 },
  };
  return {
    at: (arrival) => judgeVaccination(prepared, arrival),
    changePoints: (name) => vaccinationChangePoints(prepared, name),
  };
}

/** Two spellings of one custom vaccine's name are the same target. */
function comparable(target: string): string {
  const name = customNameOf(target);
  return name === null ? target : customAntigen(name);
}

/** The name of a custom vaccine may contain a comma, so each target is escaped as in a URL. */
const askedTargetsCode = (targets: readonly string[]): string =>
  targets.toSorted().map(encodeURIComponent).join(',');

/** A heading begins with a capital letter, whatever a business typed. */
function targetName(code: string, words: Words): string {
  const name = targetNameIn(words.names, code) ?? wordsOfCode(code, words);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Doses against any one of the targets, or accepted alternatives. */
export const vaccinationKind: KindDefinition<VaccinationRequirement> = {
  heading: ({ targets }, words) =>
    targets.map((target) => targetName(target, words)).join(words.checks.headings.or),
  judge: (requirement, { doses, records, stayDays }, soonDays) =>
    vaccinationJudge(requirement, doses, records, stayDays, soonDays),
  proofDays: () => undefined,
  cures: ({ targets }) => {
    const step = { action: 'add', record: { kind: 'vaccination', targets } } as const;
    return { missing: cureNamed('addVaccination', step), ended: cureNamed('renewVaccination', step) };
  },
  reasons: [
    'met',
    'expiring',
    'grace',
    'titer',
    'exemption',
    'under_review',
    'dose_too_recent',
    'series_incomplete',
    'unverified',
    'expired',
    'expires_during_stay',
    'missing',
    'stay_away',
    'dose_without_end',
    'route_unknown',
  ],
  ended: 'expired',
  certLogic: vaccinationLogic,
  // Titers and exemptions are care records.
  reads: ({ accepts }) => (accepts === undefined ? [] : ['care']),
  asks: ({ targets }) => ({ about: 'records', list: 'vaccinations', code: askedTargetsCode(targets) }),
  // A badge carries no titers, exemptions or names of custom vaccines, and not who reviewed a dose: only the server can
  // fail a rule about these.
  isOnBadge: ({ accepts, targets, evidence, reviewedBy }) =>
    accepts?.titerMonths === undefined &&
    accepts?.exemption !== true &&
    !asksForOwnReview({ evidence, reviewedBy }) &&
    targets.every((target) => customNameOf(target) === null),
  contradictions: ({ targets, series }) => [
    ...repeatedIn(targets.map(comparable), 'targets'),
    ...crossedBounds(
      series?.minSpacingDays,
      series?.maxSpacingDays,
      ['series', 'maxSpacingDays'],
      ruleProblemTexts.gaps_crossed,
    ),
  ],
};
