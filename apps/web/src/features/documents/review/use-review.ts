import { useMemo, useState } from 'react';
import { useAll } from '../../../platform/data/index.ts';
import { useDraft } from '../../../platform/storage/index.ts';
import type { DocumentDetail } from '../use-documents.ts';
import { answersOf, askedDateOrder, type DateOrderAnswer } from './date-order.ts';
import {
  blankDraft,
  confirmedOf,
  isDrafts,
  type ProposalDraft,
  proposalDraftOf,
  repeatedDoses,
} from './proposal-draft.ts';
import { reviewRows } from './review-rows.ts';

/** The review of one document: its rows with the owner's corrections, stored on this device until confirmed. */
export function useReview(document: DocumentDetail) {
  const { id, proposals, petId } = document;
  const initial = useMemo(() => proposals.map(proposalDraftOf), [proposals]);
  const { draft, setDraft, clear } = useDraft(`extraction:${id}`, initial, isDrafts);
  const recorded = useAll('listVaccinations', { petId });
  const doses = recorded.data?.items ?? [];
  const rows = reviewRows(proposals, draft, repeatedDoses(draft, doses));
  const [active, setActive] = useState<string | null>(
    () => (rows.find(({ state }) => state === 'asked') ?? rows[0])?.id ?? null,
  );
  const change = (rowId: string, part: Partial<ProposalDraft>) =>
    setDraft(draft.map((one) => (one.id === rowId ? { ...one, ...part } : one)));
  const add = () => {
    const blank = blankDraft(crypto.randomUUID());
    setDraft([...draft, blank]);
    setActive(blank.id);
  };
  const asked = askedDateOrder(proposals);
  const answers = asked ? answersOf(proposals, 'monthFirst') : [];
  const isAnswered = answers.every(({ id: rowId, part }) => isFilled(draft, rowId, part));
  const answerDates = (answer: DateOrderAnswer) => {
    const parts = new Map(answersOf(proposals, answer).map((one) => [one.id, one.part]));
    setDraft(draft.map((one) => ({ ...one, ...parts.get(one.id) })));
  };
  return {
    rows,
    active,
    setActive,
    change,
    add,
    clear,
    remove: (rowId: string) => setDraft(draft.filter((one) => one.id !== rowId)),
    /** The question about the order of day and month; null once every date it concerns has a value. */
    askedDates: isAnswered ? null : asked,
    answerDates,
    /** The dates of a row that the question above the rows is about. */
    askedAbove: (rowId: string): readonly string[] =>
      isAnswered ? [] : Object.keys(answers.find((one) => one.id === rowId)?.part ?? {}),
    confirmed: confirmedOf(draft, doses),
    isPending: recorded.isPending,
  };
}

export type Review = ReturnType<typeof useReview>;

/** Whether a row has a value, or is left out, for every field that the answer would fill. */
function isFilled(drafts: readonly ProposalDraft[], id: string, part: Partial<ProposalDraft>): boolean {
  const draft = drafts.find((one) => one.id === id);
  if (!draft?.taken) return true;
  return Object.keys(part).every((field) => draft[field as keyof ProposalDraft] !== null);
}
