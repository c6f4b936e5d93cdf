import type { Evidence } from '../compliance/index.ts';

/** A business's decision about one clinic. */
export const clinicTrusts = ['trusted', 'blocked', 'default'] as const;
export type ClinicTrust = (typeof clinicTrusts)[number];

/**
 * Whose confirmations count as a clinic's at a business: those of every known clinic, or only of clinics on its own
 * list.
 */
export const clinicTrustModes = ['any', 'listed'] as const;
export type ClinicTrustMode = (typeof clinicTrustModes)[number];

interface ClinicStanding {
  /** The clinic is in the operator's directory. */
  readonly isKnown: boolean;
  readonly trust: ClinicTrust;
  readonly mode: ClinicTrustMode;
}

/**
 * The evidence that a clinic's confirmation gives. The owner typed the clinic's address, so a clinic that is not known
 * proves no more than a document; a blocked one proves nothing.
 */
export function confirmedEvidence({ isKnown, trust, mode }: ClinicStanding): Evidence | null {
  if (trust === 'blocked') return null;
  if (trust === 'trusted') return 'clinic';
  return isKnown && mode === 'any' ? 'clinic' : 'document';
}
