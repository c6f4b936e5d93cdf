import type { Proposal } from './use-documents.ts';

/** A proposal as its owner corrects it. */
export interface ProposalDraft {
  readonly id: string;
  readonly taken: boolean;
  readonly vaccine: string | null;
  readonly administeredOn: string | null;
  readonly expiresOn: string | null;
  readonly lotNumber: string;
}

/** What was read clearly is filled in; what was not is left to be asked. */
export function draftOf(proposal: Proposal): ProposalDraft {
  return {
    id: proposal.id,
    taken: true,
    vaccine: proposal.vaccine.value,
    administeredOn: proposal.administeredOn.value,
    expiresOn: proposal.expiresOn.value,
    lotNumber: proposal.lotNumber.value ?? '',
  };
}

export function isComplete({ taken, vaccine, administeredOn }: ProposalDraft): boolean {
  return !taken || (vaccine !== null && administeredOn !== null);
}

/** What is sent for the drafts that were taken over. */
export function confirmedOf(drafts: readonly ProposalDraft[]) {
  return drafts.flatMap(({ taken, vaccine, administeredOn, expiresOn, lotNumber }) =>
    taken && vaccine !== null && administeredOn !== null
      ? [{ vaccine, administeredOn, expiresOn, lotNumber: lotNumber.trim() || null }]
      : [],
  );
}

export function isDrafts(read: unknown): read is readonly ProposalDraft[] {
  return (
    Array.isArray(read) && read.every((one) => typeof Object(one).id === 'string' && 'taken' in Object(one))
  );
}
