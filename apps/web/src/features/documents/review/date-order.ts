import type { Proposal } from '../use-documents.ts';
import type { ProposalDraft } from './proposal-draft.ts';

export type DateOrderAnswer = 'monthFirst' | 'dayFirst';

/** An ambiguous date, by which of its numbers is the month; both days as ISO dates. */
type AskedDate = Readonly<Record<DateOrderAnswer, string>> & { readonly printed: string };

const numericDates = /\b(\d{1,2})[/.\-|](\d{1,2})[/.\-|](\d{2}|\d{4})\b/g;
const dateFields = ['administeredOn', 'expiresOn'] as const;

/** The first ambiguous date of the document; null if there is none. */
export function askedDateOrder(proposals: readonly Proposal[]): AskedDate | null {
  for (const proposal of proposals) {
    for (const field of dateFields) {
      const asked = askedDate(proposal, proposal[field].candidates);
      if (asked) return asked;
    }
  }
  return null;
}

/** The dates of each row for one answer. */
export function answersOf(
  proposals: readonly Proposal[],
  answer: DateOrderAnswer,
): readonly { readonly id: string; readonly part: Partial<ProposalDraft> }[] {
  return proposals.flatMap((proposal) => {
    const part = Object.fromEntries(
      dateFields.flatMap((field) => {
        const asked = askedDate(proposal, proposal[field].candidates);
        return asked ? [[field, asked[answer]]] : [];
      }),
    );
    return Object.keys(part).length === 0 ? [] : [{ id: proposal.id, part }];
  });
}

/** The date among the row's own words that can be read as both candidates. */
function askedDate({ text }: Proposal, candidates: readonly string[]): AskedDate | null {
  if (candidates.length !== 2) return null;
  for (const [printed, first = '', second = '', year = ''] of text.matchAll(numericDates)) {
    const ending = (month: string, day: string) =>
      candidates.find((one) => one.endsWith(`${month.padStart(2, '0')}-${day.padStart(2, '0')}`));
    const [monthFirst, dayFirst] = [ending(first, second), ending(second, first)];
    const isSameYear = monthFirst?.slice(0, 4).endsWith(year);
    if (monthFirst && dayFirst && isSameYear) return { printed, monthFirst, dayFirst };
  }
  return null;
}
