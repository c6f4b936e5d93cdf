import { kindOf } from '../kinds/kinds.ts';
import { asksForOwnReview } from '../proofs/shortfall.ts';
import type { Evidence } from '../vocabulary/evidence.ts';
import type { Reason } from '../vocabulary/reason.ts';
import type { Requirement } from '../vocabulary/requirement.ts';
import { countOf } from './count-of.ts';
import { subjectOf } from './subject-of.ts';

const proofAsked: Readonly<Record<Evidence, string>> = {
  owner: 'Needs a record.',
  document: 'Needs a document.',
  reviewed: 'Needs a document that a business has checked.',
  clinic: "Needs the clinic's own record.",
};

function strongerProof(requirement: Requirement): string {
  if (!('evidence' in requirement)) return proofAsked.owner;
  if (asksForOwnReview(requirement)) return 'Needs a document that this business has checked.';
  return proofAsked[requirement.evidence ?? 'owner'];
}

const seriesOf = (requirement: Requirement): number =>
  requirement.kind === 'vaccination' ? (requirement.series?.doses ?? 1) : 1;
const awayOf = (requirement: Requirement): number =>
  requirement.kind === 'vaccination' ? (requirement.stayAway?.days ?? 0) : 0;

function ageAsked(requirement: Requirement, bound: 'minWeeks' | 'maxWeeks'): string {
  return countOf((requirement.kind === 'age' ? requirement[bound] : undefined) ?? 0, 'week');
}

function weightAsked(requirement: Requirement, bound: 'minKg' | 'maxKg'): string {
  return `${(requirement.kind === 'weight' ? requirement[bound] : undefined) ?? 0} kg`;
}

function waitAsked(requirement: Requirement, waitDays: number | null): string {
  if (waitDays === null) return 'too early';
  const from = requirement.kind === 'vaccination' ? 'after the dose' : 'later';
  return `too early. Counts ${countOf(waitDays, 'day')} ${from}`;
}

type Messages = (requirement: Requirement, waitDays: number | null) => string;

/** What follows the subject. Numbers come from the rule, never from the pet's records. */
const wordsByReason = {
  not_applicable: () => 'not asked of this pet on this visit.',
  met: () => 'in order.',
  expiring: () => 'in order, but ends soon.',
  grace: () => 'ended, still within the days of grace.',
  titer: () => 'a protective titer is accepted instead.',
  exemption: () => "a veterinarian's exemption is accepted instead.",
  under_review: () => 'being checked.',
  unverified: (requirement) => `not proven yet. ${strongerProof(requirement)}`,
  dose_too_recent: (requirement, waitDays) => `${waitAsked(requirement, waitDays)}.`,
  too_young: (requirement) => `too young. Welcome from ${ageAsked(requirement, 'minWeeks')}.`,
  series_incomplete: (requirement) => `series not complete. Takes ${countOf(seriesOf(requirement), 'dose')}.`,
  expired: (requirement) => `${kindOf(requirement).ended(requirement)}.`,
  older_version: () => 'changed since it was signed.',
  missing: () => 'nothing on record.',
  stay_away: (requirement) => `too soon after a dose. Stays away ${countOf(awayOf(requirement), 'day')}.`,
  test_failed: () => 'the last result was not clear.',
  declared_no: () => "the owner's answer was no.",
  evaluation_not_passed: () => 'the last one was not passed.',
  too_old: (requirement) => `too old. Welcome up to ${ageAsked(requirement, 'maxWeeks')}.`,
  too_light: (requirement) => `too light. Welcome from ${weightAsked(requirement, 'minKg')}.`,
  too_heavy: (requirement) => `too heavy. Welcome up to ${weightAsked(requirement, 'maxKg')}.`,
  not_sterilized: () => 'not done yet.',
  dose_without_end: () => 'no end date on record.',
  route_unknown: () => 'how the last dose was given is not on record.',
  issue_date_unknown: () => 'no issue date on record.',
  birth_date_unknown: () => 'birth date not on record.',
  weight_unknown: () => 'not on record.',
  sterilization_unknown: () => 'not on record.',
} satisfies Record<Reason, Messages>;

/**
 * What a check found, in plain words without dates, names of pets or clinics: 'Bordetella: too early. Counts 7 days
 * after the dose.' Staff may read it whatever their scope. `waitDays` is what the deciding dose needs, where known.
 */
export function messageFor(requirement: Requirement, reason: Reason, waitDays: number | null): string {
  const messages: Messages = wordsByReason[reason];
  return `${subjectOf(requirement)}: ${messages(requirement, waitDays)}`;
}
