import type { Evidence } from '../compliance/index.ts';

/** What a business decided about one clinic. */
export const clinicTrusts = ['trusted', 'blocked', 'default'] as const;
export type ClinicTrust = (typeof clinicTrusts)[number];

/** Whose confirmations count as a clinic's at a business: every known clinic's, or only those of its own list. */
export const clinicTrustModes = ['any', 'listed'] as const;
export type ClinicTrustMode = (typeof clinicTrustModes)[number];

interface ClinicStanding {
  /** In the operator's directory. */
  readonly isKnown: boolean;
  readonly trust: ClinicTrust;
  readonly mode: ClinicTrustMode;
}

/**
 * What a clinic's confirmation proves. The owner typed the clinic's address, so a clinic that is not known proves no more
 * than a document; a blocked one proves nothing.
 */
export function confirmedEvidence({ isKnown, trust, mode }: ClinicStanding): Evidence | null {
  if (trust === 'blocked') return null;
  if (trust === 'trusted') return 'clinic';
  return isKnown && mode === 'any' ? 'clinic' : 'document';
}
