import { nameOfVaccine } from '@clearpaw/domain';
import { Fragment, type ReactNode, useState } from 'react';
import { useAction, useCall } from '../../platform/data/index.ts';
import { useMessages } from '../../platform/messages/index.ts';
import { CallErrorPanel, EmptyState, Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import { portraitFor } from '../../ui/portrait/index.ts';
import { PageTitle } from '../../ui/shell/index.ts';
import { Rows } from '../../ui/surface/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { reviewMessages } from './messages.ts';
import { RejectDialog } from './reject-dialog.tsx';
import { useReviewKeys } from './use-review-keys.ts';
import { type WaitingRecord, WaitingReviewCard } from './waiting-card.tsx';

const emptyPortrait = portraitFor({ id: 'reviews', species: 'cat', coat: 'white', blanket: 'butter' });

interface ReviewsViewProps {
  readonly business: { readonly id: string };
  /** The pages of a paper, as they are shown everywhere. */
  readonly documentFor: (documentId: string) => ReactNode;
}

/** The queue of records to look at: one in hand with its documents beside it, decided with a button or a key. */
export function ReviewsView({ business, documentFor }: ReviewsViewProps) {
  const messages = useMessages(reviewMessages);
  const queue = useCall('listReviewQueue', { businessId: business.id });
  const review = useAction('reviewVaccination');
  const [at, setAt] = useState(0);
  const [rejecting, setRejecting] = useState(false);
  const items = queue.data?.items ?? [];
  const index = Math.min(at, Math.max(0, items.length - 1));
  const current = items[index];
  const decide = (record: WaitingRecord, decision: 'verify' | 'reject', note?: string) => {
    const input = { businessId: business.id, vaccinationId: record.vaccination.id, decision };
    review.mutate(note ? { ...input, note } : input, {
      onSuccess: () => {
        setRejecting(false);
        const said = decision === 'verify' ? messages.verified : messages.rejected;
        showToast({ messages: said(record.pet.name) });
      },
      onError: (problem) => showToast({ messages: problem.message, tone: 'error' }),
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
      {queue.data && !current && (
        <EmptyState appearance={emptyPortrait} title={messages.none}>
          {messages.noneLead}
        </EmptyState>
      )}
      {current && (
        <>
          <p className="type-small text-ink-2 max-md:hidden">{messages.keys}</p>
          <WaitingReviewCard
            record={current}
            vaccine={nameOfVaccine(current.vaccination)}
            busy={review.isPending}
            onVerify={() => decide(current, 'verify')}
            onReject={() => setRejecting(true)}
          >
            {documentsFor(current, documentFor)}
          </WaitingReviewCard>
          <Rows>
            {items.map((item, row) => (
              <li key={item.vaccination.id}>
                <button
                  type="button"
                  aria-current={row === index}
                  onClick={() => setAt(row)}
                  className="min-h-11 w-full px-2 text-start aria-current:font-semibold"
                >
                  {item.pet.name}, {nameOfVaccine(item.vaccination)}
                </button>
              </li>
            ))}
          </Rows>
          <RejectDialog
            key={current.vaccination.id}
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

function documentsFor(
  { vaccination }: WaitingRecord,
  documentFor: ReviewsViewProps['documentFor'],
): ReactNode {
  return vaccination.documentIds.map((id) => <Fragment key={id}>{documentFor(id)}</Fragment>);
}
