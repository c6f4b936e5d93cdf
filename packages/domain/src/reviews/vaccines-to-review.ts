import { customNameOf, customVaccine, findTarget, vaccines } from '../catalogue/index.ts';
import type { Rule } from '../compliance/index.ts';

/**
 * The vaccines whose doses a business has to review, because one of its rules requires a review: those that contain an
 * antigen of such a rule. With `own review`, only those of rules that do not count reviews by other businesses.
 */
export function vaccinesToReview(
  rules: readonly Rule[],
  counts: 'any review' | 'own review' = 'any review',
): ReadonlySet<string> {
  const codes = new Set<string>();
  for (const { requirement } of rules) {
    if (requirement.kind !== 'vaccination') continue;
    // If a rule requires a clinic's confirmation, no business's review can meet it, so none is offered.
    if (requirement.evidence !== 'reviewed') continue;
    if (counts === 'own review' && requirement.reviewedBy !== 'us') continue;
    for (const code of requirement.targets) addCarriers(codes, code);
  }
  return codes;
}

function addCarriers(codes: Set<string>, targetCode: string): void {
  if (customNameOf(targetCode) !== null) codes.add(customVaccine);
  const target = findTarget(targetCode);
  const asked = target?.allOf ?? target?.anyOf ?? [];
  for (const { code, antigens } of vaccines) {
    if (target?.notFrom?.includes(code)) continue;
    if (antigens.some((antigen) => asked.includes(antigen))) codes.add(code);
  }
}

/** Whether any rule requires more than an owner's statement, so that it matters who reviewed the records. */
export function asksForEvidence(rules: readonly Rule[]): boolean {
  return rules.some(
    ({ requirement }) =>
      'evidence' in requirement && requirement.evidence !== undefined && requirement.evidence !== 'owner',
  );
}

/** Whether any rule counts this business's own reviews alone, so that it matters which records it verified itself. */
export function countsOwnReviews(rules: readonly Rule[]): boolean {
  return rules.some(
    ({ requirement }) =>
      'evidence' in requirement && requirement.evidence === 'reviewed' && requirement.reviewedBy === 'us',
  );
}
