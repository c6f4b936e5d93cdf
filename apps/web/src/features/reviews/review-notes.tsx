import { useMessages } from '../../platform/messages/index.ts';
import { askMessages } from './ask-messages.ts';
import type { ReviewableRecord } from './reviewable-record.ts';

/** What businesses decided about a record, and which of them are still to decide. */
export function ReviewNotes({
  reviews,
  reviewRequests,
}: Pick<ReviewableRecord, 'reviews' | 'reviewRequests'>) {
  const messages = useMessages(askMessages);
  const decided = reviews.map(({ businessId, businessName, decision, note }) => {
    const said =
      decision === 'verify' ? messages.verifiedBy(businessName) : messages.rejectedBy(businessName);
    return { id: businessId, text: note === null ? `${said}.` : messages.withNote(said, note), decision };
  });
  const waiting = reviewRequests.map(({ businessId, businessName }) => ({
    id: businessId,
    text: `${messages.waitingFor(businessName)}.`,
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
