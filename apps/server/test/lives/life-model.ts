/** How a business requires the dose to be proven. */
export const livedProofs = ['owner', 'document', 'reviewed', 'us', 'clinic'] as const;
export type LivedProof = (typeof livedProofs)[number];

/** The expected state of a dose, tracked independently of the product. */
export interface LivedDose {
  readonly id: string;
  readonly current: boolean;
  withdrawn: boolean;
  /** A clinic's answer about its current content. */
  confirmed: 'known' | 'unknown' | null;
  /** The businesses that decided about its current content, by their position in the list. */
  readonly verifiedBy: Set<number>;
  readonly rejectedBy: Set<number>;
}

/** The owner changes the dose: earlier confirmations and decisions no longer apply. */
export function restate(dose: LivedDose): void {
  dose.confirmed = null;
  dose.verifiedBy.clear();
  dose.rejectedBy.clear();
}

function isProven(dose: LivedDose, proof: LivedProof, business: number): boolean {
  if (proof === 'owner') return true;
  if (dose.confirmed === 'known') return true;
  if (proof === 'clinic') return false;
  if (proof === 'us') return dose.verifiedBy.has(business);
  if (dose.verifiedBy.size > 0) return true;
  return proof === 'document' && dose.confirmed === 'unknown';
}

/** Whether the pet is cleared at a business, derived from its history and not from stored data. */
export function isCleared(doses: readonly LivedDose[], proof: LivedProof, business: number): boolean {
  return doses.some(
    (dose) =>
      !dose.withdrawn && dose.current && !dose.rejectedBy.has(business) && isProven(dose, proof, business),
  );
}
