import { Fragment, type ReactNode, useState } from 'react';
import { paths } from '../../paths/index.ts';
import { useAction, useAll } from '../../platform/data/index.ts';
import { CallErrorPanel, EmptyState, Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { portraitFor } from '../../ui/portrait/index.ts';
import { PageTitle } from '../../ui/shell/index.ts';
import { Card, Rows } from '../../ui/surface/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { reviewMessages } from './messages.gen.ts';
import { RejectDialog } from './reject-dialog.tsx';
import { useReviewKeys } from './use-review-keys.ts';
import { WaitingReviewCard } from './waiting-card.tsx';
import {
  type DescribedRecord,
  documentsOfWaiting,
  idOfWaiting,
  seenAtOf,
  titleOfWaiting,
  type WaitingRecord,
} from './waiting-record.ts';

const emptyPortrait = portraitFor({ id: 'reviews', species: 'cat', coat: 'white', blanket: 'butter' });

interface ReviewsViewProps {
  readonly business: { readonly id: string };
  /** The record named in the page's address. */
  readonly asked: string | null;
  /** Renders the pages of a document. */
  readonly documentFor: (documentId: string) => ReactNode;
  /** Describes a record that is not a vaccination. */
  readonly describe: (waiting: WaitingRecord) => DescribedRecord;
}

/** The review queue: one record at a time beside its documents, decided with a button or a key. */
export function ReviewsView({ business, asked, documentFor, describe }: ReviewsViewProps) {
  const messages = reviewMessages;
  const queue = useAll('listReviewQueue', { businessId: business.id });
  const review = useAction('reviewRecord');
  const [chosen, setAt] = useState<number | null>(null);
  const [rejecting, setRejecting] = useState(false);
  const items = queue.data?.items ?? [];
  const at = chosen ?? items.findIndex((item) => idOfWaiting(item) === asked);
  const index = Math.min(Math.max(0, at), Math.max(0, items.length - 1));
  const current = items[index];
  const decide = (record: WaitingRecord, decision: 'verify' | 'reject', note?: string) => {
    const input = {
      ...{ businessId: business.id, kind: record.kind, recordId: idOfWaiting(record) },
      seenAt: seenAtOf(record),
      decision,
    };
    review.mutate(note ? { ...input, note } : input, {
      onSuccess: () => {
        setRejecting(false);
        const said = decision === 'verify' ? messages.verified : messages.rejected;
        showToast({ text: said(record.pet.name) });
      },
      onError: (problem) => {
        showToast({ text: problem.message, tone: 'error' });
        // The refused record has changed: it was withdrawn, corrected, or decided by a colleague.
        void queue.refetch();
      },
    });
  };
  useReviewKeys({
    j: () => setAt(Math.min(index + 1, items.length - 1)),
    k: () => setAt(Math.max(index - 1, 0)),
    v: () => current && !review.isPending && decide(current, 'verify'),
    r: () => current && setRejecting(true),
  });
  return (
    <div className="flex flex-col gap-6">
      <PageTitle
        kind="business"
        lead={messages.lead}
        aside={items.length > 0 && <span className="text-ink-2">{messages.waiting(items.length)}</span>}
      >
        {messages.title}
      </PageTitle>
      <CallErrorPanel call={queue} title={messages.failed} />
      {queue.isPending && (
        <Skeleton>
          <SkeletonBlock className="h-60" shape="card" />
        </Skeleton>
      )}
      {queue.data && !current && <AllReviewed />}
      {current && (
        <>
          <p className="type-small text-ink-2 max-md:hidden">{messages.keys}</p>
          <WaitingReviewCard
            record={current}
            title={titleOfWaiting(current, describe)}
            described={current.vaccination ? null : describe(current)}
            busy={review.isPending}
            onVerify={() => decide(current, 'verify')}
            onReject={() => setRejecting(true)}
          >
            {documentsFor(current, documentFor)}
          </WaitingReviewCard>
          <QueueRows items={items} index={index} describe={describe} onOpen={setAt} />
          <RejectDialog
            key={idOfWaiting(current)}
            petName={current.pet.name}
            isOpen={rejecting}
            busy={review.isPending}
            onClose={() => setRejecting(false)}
            onReject={(note) => decide(current, 'reject', note)}
          />
        </>
      )}
    </div>
  );
}

function AllReviewed() {
  const messages = reviewMessages;
  return (
    <Card padding="large">
      <EmptyState
        appearance={emptyPortrait}
        title={messages.none}
        action={
          <LinkButton href={paths.requirements} variant="secondary">
            {messages.noneAction}
          </LinkButton>
        }
      >
        {messages.noneLead}
      </EmptyState>
    </Card>
  );
}

function documentsFor(waiting: WaitingRecord, documentFor: ReviewsViewProps['documentFor']): ReactNode {
  return documentsOfWaiting(waiting).map((id) => <Fragment key={id}>{documentFor(id)}</Fragment>);
}

interface QueueRowsProps extends Pick<ReviewsViewProps, 'describe'> {
  readonly items: readonly WaitingRecord[];
  readonly index: number;
  readonly onOpen: (row: number) => void;
}

/** All pending records, with the current one marked. */
function QueueRows({ items, index, describe, onOpen }: QueueRowsProps) {
  return (
    <Rows>
      {items.map((item, row) => (
        <li key={idOfWaiting(item)}>
          <button
            type="button"
            aria-current={row === index}
            onClick={() => onOpen(row)}
            className="min-h-11 w-full px-2 text-start aria-current:font-semibold"
          >
            {item.pet.name}, {titleOfWaiting(item, describe)}
          </button>
        </li>
      ))}
    </Rows>
  );
}
