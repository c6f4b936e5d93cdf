/** How a business asks for the dose: by whom it must be proven. */
export const livedProofs = ['owner', 'document', 'reviewed', 'us', 'clinic'] as const;
export type LivedProof = (typeof livedProofs)[number];

/** A dose as the life remembers it, apart from the product. */
export interface LivedDose {
  readonly id: string;
  readonly current: boolean;
  withdrawn: boolean;
  /** What a clinic said of it as it states now. */
  confirmed: 'known' | 'unknown' | null;
  /** The businesses that decided about it as it states now, by their place in the life's list. */
  readonly verifiedBy: Set<number>;
  readonly rejectedBy: Set<number>;
}

/** The owner states something else: nothing that anyone said about the dose holds. */
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

/** Whether the pet is cleared at a business, said from what happened to it and not from what is stored. */
export function isCleared(doses: readonly LivedDose[], proof: LivedProof, business: number): boolean {
  return doses.some(
    (dose) =>
      !dose.withdrawn && dose.current && !dose.rejectedBy.has(business) && isProven(dose, proof, business),
  );
}
