import type { ProposedVaccination } from '@clearpaw/domain';

/** The result for one field. If there are several candidates, the owner is asked and `value` is null. */
export interface ReadValue {
  readonly value: string | null;
  readonly candidates: readonly string[];
  readonly confidence: number;
}

/** A row of a document as a reader understood it. */
export interface ReadRow {
  readonly vaccine: ReadValue;
  readonly given: ReadValue;
  readonly due: ReadValue;
  readonly lot: ReadValue;
  /** The reader decided that the row belongs to another animal. */
  readonly isOfOther: boolean;
}

/** A reader's result for a document. */
export interface Reading {
  readonly rows: readonly ReadRow[];
  /** Rows that were found and listed but not understood. */
  readonly unreadCount: number;
  /** Why nothing was read: time or memory ran out, or the file is broken. */
  readonly failure: string | null;
}

export function rowsOf(proposals: readonly ProposedVaccination[]): readonly ReadRow[] {
  return proposals.map((proposal) => ({
    vaccine: proposal.vaccine,
    given: proposal.administeredOn,
    due: proposal.expiresOn,
    lot: proposal.lotNumber,
    isOfOther: false,
  }));
}
