import { Button } from '../../ui/button/index.ts';
import { useReadOnly } from '../../ui/provider/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { askMessages } from './ask-messages.gen.ts';
import { ReviewNotes } from './review-notes.tsx';
import type { ReviewableRecord } from './reviewable-record.ts';
import type { AskReview } from './use-ask-review.tsx';

interface ReviewsPanelProps {
  readonly record: ReviewableRecord;
  readonly review: AskReview;
}

/** The reviews of a record that has its own page. Renders nothing if there are none and no business can be asked. */
export function ReviewsPanel({ record, review }: ReviewsPanelProps) {
  const messages = askMessages;
  const readOnly = useReadOnly();
  const items = readOnly ? [] : review.itemsFor(record);
  if (items.length + record.reviews.length + record.reviewRequests.length === 0) return null;
  return (
    <Panel title={messages.reviews}>
      <ReviewNotes {...record} />
      {items.map(({ id, label, onAction }) => (
        <Button key={id} variant="secondary" onPress={() => onAction?.()}>
          {label}
        </Button>
      ))}
      {review.dialog}
    </Panel>
  );
}
