import type { Rule } from '../compliance/index.ts';

/**
 * The records besides vaccinations that rules require a business to review: 'test:fecal', 'treatment:flea',
 * 'document:licence', and the alternative proofs 'titer:rabies' and 'exemption:rabies'.
 */
export function recordsToReview(rules: readonly Rule[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { requirement } of rules) {
    if (!('evidence' in requirement) || requirement.evidence !== 'reviewed') continue;
    switch (requirement.kind) {
      case 'test':
        names.add(`test:${requirement.test}`);
        break;
      case 'treatment':
        names.add(`treatment:${requirement.treatment}`);
        break;
      case 'document':
        names.add(`document:${requirement.document}`);
        break;
      case 'vaccination': {
        const { titerMonths, exemption } = requirement.accepts ?? {};
        for (const target of requirement.targets) {
          if (titerMonths !== undefined) names.add(`titer:${target}`);
          if (exemption) names.add(`exemption:${target}`);
        }
      }
    }
  }
  return names;
}
