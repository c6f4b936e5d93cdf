import type { Proposal } from '../use-documents.ts';
import type { RecordedDose } from './find-repeated-dose.ts';
import { isComplete, isUnread, type ProposalDraft } from './proposal-draft.ts';

/** `asked` waits for an answer, `unread` was found on the page but not read. */
export type RowState = 'ready' | 'asked' | 'unread' | 'skipped';

/** A row of the review: what was read, and the owner's corrections. */
export interface ReviewRow {
  readonly id: string;
  /** From 1, in the order of the page; added rows follow. */
  readonly number: number;
  /** Null for a row that its owner added. */
  readonly proposal: Proposal | null;
  readonly draft: ProposalDraft;
  readonly repeats: RecordedDose | null;
  readonly state: RowState;
}

/** The rows as read, then those that were added. */
export function reviewRows(
  proposals: readonly Proposal[],
  drafts: readonly ProposalDraft[],
  repeated: ReadonlyMap<string, RecordedDose>,
): readonly ReviewRow[] {
  const proposalOf = new Map(proposals.map((proposal) => [proposal.id, proposal]));
  return drafts.map((draft, index) => {
    const proposal = proposalOf.get(draft.id) ?? null;
    const repeats = repeated.get(draft.id) ?? null;
    return { id: draft.id, number: index + 1, proposal, draft, repeats, state: stateOf(proposal, draft) };
  });
}

function stateOf(proposal: Proposal | null, draft: ProposalDraft): RowState {
  if (!draft.taken) return 'skipped';
  if (isComplete(draft)) return 'ready';
  return proposal && isUnread(proposal) ? 'unread' : 'asked';
}

/** Unchanged fields whose confidence is too low to accept without a check. */
export function uncertainFields({ proposal, draft }: ReviewRow): readonly UncertainField[] {
  if (!proposal || draft.checked) return [];
  const read: Record<UncertainField, string | null> = {
    vaccine: draft.vaccine,
    administeredOn: draft.administeredOn,
    expiresOn: draft.expiresOn,
    lotNumber: draft.lotNumber || null,
  };
  return uncertainFieldNames.filter((field) => {
    const { value, confidence } = proposal[field];
    return value !== null && value === read[field] && confidence < enough;
  });
}

/** With this confidence a value needs no check. */
const enough = 0.95;
const uncertainFieldNames = ['vaccine', 'administeredOn', 'expiresOn', 'lotNumber'] as const;
export type UncertainField = (typeof uncertainFieldNames)[number];

/** The lowest confidence in the row, 0 to 1; null if nothing was read. */
export function rowConfidence({ proposal }: ReviewRow): number | null {
  if (!proposal) return null;
  const read = uncertainFieldNames.map((field) => proposal[field]).filter(({ value }) => value !== null);
  return read.length === 0 ? null : Math.min(...read.map(({ confidence }) => confidence));
}

/** How many rows were read, and how many were found but not read. */
export function foundIn(proposals: readonly Proposal[]): { readonly read: number; readonly unread: number } {
  const unread = proposals.filter(isUnread).length;
  return { read: proposals.length - unread, unread };
}
