import type { Contradiction } from '../kinds/kind.ts';
import { kindOf } from '../kinds/kinds.ts';
import type { Reason } from '../vocabulary/reason.ts';
import type { Requirement } from '../vocabulary/requirement.ts';

/** Whether a badge carries all that the requirement reads, so that a scanner without a network can answer it. */
export function answeredByBadge(requirement: Requirement): boolean {
  return kindOf(requirement).isOnBadge(requirement);
}

/** Every reason that a check of such a requirement can have, beside 'not_applicable'. */
export function possibleReasons(requirement: Requirement): readonly Reason[] {
  return kindOf(requirement).reasons;
}

/** Every part of a requirement that no pet could ever meet. */
export function contradictionsIn(requirement: Requirement): readonly Contradiction[] {
  return kindOf(requirement).contradictions(requirement);
}
