import { Plus } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useCall } from '../../../platform/data/index.ts';
import { useFormat } from '../../../platform/messages/index.ts';
import { Button } from '../../../ui/button/index.ts';
import { Banner } from '../../../ui/feedback/index.ts';
import { classes } from '../../../ui/style/index.ts';
import { Card } from '../../../ui/surface/index.ts';
import type { DocumentDetail } from '../use-documents.ts';
import { ImportedFileView } from './imported-file.tsx';
import { extractionMessages } from './messages.gen.ts';
import { PageViewer } from './page-viewer.tsx';
import { ReviewRowItem } from './review-row.tsx';
import { ReviewSummary } from './review-summary.tsx';
import { rowColumns } from './row-head.tsx';
import { type Review, useReview } from './use-review.ts';

interface DocumentReviewProps {
  readonly document: DocumentDetail;
  /** Further content about the document, below its rows. */
  readonly children: ReactNode;
}

/** The pages and what was read on them, side by side, to correct and confirm. */
export function DocumentReview({ document, children }: DocumentReviewProps) {
  const messages = extractionMessages;
  const headingId = useId();
  const review = useReview(document);
  const pet = useCall('getPet', { petId: document.petId });
  const frames = review.rows.flatMap(({ id, number, proposal, state }) =>
    proposal
      ? [
          {
            ...{ id, number, place: proposal.place },
            isActive: id === review.active,
            isUnread: state === 'unread',
          },
        ]
      : [],
  );
  return (
    <div className="grid items-start gap-4 md:gap-6 xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div
        className={classes(
          'min-w-0 xl:self-stretch',
          !document.imported && 'max-xl:sticky max-xl:top-16 max-xl:z-10',
        )}
      >
        {document.imported ? (
          <ImportedFileView imported={document.imported} petName={pet.data?.name ?? null} />
        ) : (
          <PageViewer document={document} frames={frames} onSelect={review.setActive} fills />
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <Card as="section" padding="none" className="overflow-hidden" aria-labelledby={headingId}>
          <h2 id={headingId} className="sr-only">
            {messages.title}
          </h2>
          <DateOrderQuestion review={review} />
          <RowHeadings isShown={review.rows.length > 0} />
          <ul onKeyDown={(event) => moveThroughRows(event, review.setActive)}>
            {review.rows.map((row) => (
              <ReviewRowItem
                key={row.id}
                row={row}
                isActive={row.id === review.active}
                species={pet.data?.species ?? null}
                pages={document.pages}
                askedAbove={review.askedAbove(row.id)}
                onOpen={() => review.setActive(row.id === review.active ? null : row.id)}
                onChange={(part) => review.change(row.id, part)}
                onRemove={() => review.remove(row.id)}
              />
            ))}
          </ul>
          <div className="border-line border-t p-2 md:px-4">
            <Button variant="ghost" icon={Plus} onPress={review.add}>
              {messages.addRow}
            </Button>
          </div>
        </Card>
        <ReviewSummary document={document} review={review} petName={pet.data?.name ?? null} />
      </div>
      <div className="grid min-w-0 items-start gap-6 xl:col-span-2 xl:grid-cols-2 xl:*:only:col-span-2">
        {children}
      </div>
    </div>
  );
}

function RowHeadings({ isShown }: { readonly isShown: boolean }) {
  const messages = extractionMessages;
  const { vaccine, given, due, lot, confidence } = messages.columns;
  if (!isShown) return null;
  return (
    <div aria-hidden="true" className="hidden px-5 py-3 md:block">
      <div className={rowColumns}>
        {['', vaccine, given, due, lot, confidence].map((name) => (
          <span key={name} className="type-caption-strong">
            {name}
          </span>
        ))}
      </div>
    </div>
  );
}

/** Asked once for the whole document, because dates on one page are written in one order. */
function DateOrderQuestion({ review: { askedDates, answerDates } }: { readonly review: Review }) {
  const messages = extractionMessages;
  const format = useFormat();
  if (!askedDates) return null;
  return (
    <div className="p-4 pb-2 md:px-5">
      <Banner
        tone="soon"
        title={messages.dateOrder(
          askedDates.printed,
          format.day(askedDates.monthFirst),
          format.day(askedDates.dayFirst),
        )}
      >
        <p>{messages.dateOrderLead}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          {(['monthFirst', 'dayFirst'] as const).map((answer) => (
            <Button key={answer} variant="warning" size="small" onPress={() => answerDates(answer)}>
              {format.longDay(askedDates[answer])}
            </Button>
          ))}
        </div>
      </Banner>
    </div>
  );
}

/** The arrow keys move from row to row, as in a table. */
function moveThroughRows(event: KeyboardEvent<HTMLElement>, open: (id: string) => void): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const { target, currentTarget } = event;
  if (!step || !(target instanceof HTMLElement) || target.dataset.rowButton === undefined) return;
  const buttons = [...currentTarget.querySelectorAll<HTMLElement>('[data-row-button]')];
  const next = buttons[buttons.indexOf(target) + step];
  if (!next?.dataset.rowButton) return;
  event.preventDefault();
  next.focus();
  open(next.dataset.rowButton);
}
