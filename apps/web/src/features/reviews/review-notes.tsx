import { useReadOnly } from '../../ui/provider/index.ts';
import { askMessages } from './ask-messages.gen.ts';
import type { ReviewableRecord } from './reviewable-record.ts';

/** What businesses decided about a record, what its owner can do about it, and which decisions are pending. */
export function ReviewNotes({
  kind,
  isActive,
  reviews,
  reviewRequests,
}: Pick<ReviewableRecord, 'kind' | 'isActive' | 'reviews' | 'reviewRequests'>) {
  const messages = askMessages;
  const readOnly = useReadOnly();
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
  const isRejected = reviews.some(({ decision }) => decision === 'reject');
  if (decided.length + waiting.length === 0) return null;
  return (
    <ul className="mt-1 flex flex-col gap-0.5 type-small">
      {[...decided, ...waiting].map(({ id, text, decision }) => (
        <li key={id} className={decision === 'reject' ? 'text-stop-ink' : 'text-ink-2'}>
          {text}
        </li>
      ))}
      {isRejected && isActive && !readOnly && (
        <li className="text-ink-2">{kind === 'document' ? messages.replaceFirst : messages.correctFirst}</li>
      )}
    </ul>
  );
}
