import { useWordsOf } from '../../platform/words/index.ts';
import { askWords } from './ask-words.ts';
import type { ReviewableRecord } from './reviewable-record.ts';

/** What businesses decided about a record, and which of them are still to decide. */
export function ReviewNotes({
  reviews,
  reviewRequests,
}: Pick<ReviewableRecord, 'reviews' | 'reviewRequests'>) {
  const words = useWordsOf(askWords);
  const decided = reviews.map(({ businessId, businessName, decision, note }) => {
    const said = decision === 'verify' ? words.verifiedBy(businessName) : words.rejectedBy(businessName);
    return { id: businessId, text: note === null ? `${said}.` : words.withNote(said, note), decision };
  });
  const waiting = reviewRequests.map(({ businessId, businessName }) => ({
    id: businessId,
    text: `${words.waitingFor(businessName)}.`,
    decision: null,
  }));
  if (decided.length + waiting.length === 0) return null;
  return (
    <ul className="mt-1 flex flex-col gap-0.5 type-small">
      {[...decided, ...waiting].map(({ id, text, decision }) => (
        <li key={id} className={decision === 'reject' ? 'text-stop-ink' : 'text-ink-2'}>
          {text}
        </li>
      ))}
    </ul>
  );
}
