import { useState } from 'react';
import { paths } from '../../../paths/index.ts';
import { useAction } from '../../../platform/data/index.ts';
import { Button } from '../../../ui/button/index.ts';
import { ErrorPanel } from '../../../ui/feedback/index.ts';
import { LinkButton } from '../../../ui/link/index.ts';
import { ConfirmDialog } from '../../../ui/overlay/index.ts';
import { Panel } from '../../../ui/surface/index.ts';
import { showToast } from '../../../ui/toast/index.ts';
import type { DocumentDetail } from '../use-documents.ts';
import { extractionMessages } from './messages.gen.ts';
import type { Review } from './use-review.ts';

interface ReviewSummaryProps {
  readonly document: DocumentDetail;
  readonly review: Review;
  readonly petName: string | null;
}

/** What confirming will do, and which rows are left out. */
export function ReviewSummary({ document, review, petName }: ReviewSummaryProps) {
  const messages = extractionMessages;
  const [isAsking, setIsAsking] = useState(false);
  const { send, isSending, error } = useConfirm(document, review);
  const { confirmed } = review;
  const isFile = document.imported !== null;
  const open = review.rows.filter(({ state }) => state === 'asked' || state === 'unread');
  const numbers = open.map(({ number }) => number).join(', ');
  const merged = confirmed.filter((one) => 'replaces' in one).length;
  const added = confirmed.length - merged;
  const isBlocked = review.isPending || (confirmed.length === 0 && open.length > 0);
  return (
    <Panel title={messages.after}>
      <div className="flex flex-col gap-1 text-ink-2">
        {confirmed.length === 0 && open.length === 0 && <p>{messages.nothingToAdd}</p>}
        {added > 0 && petName !== null && (
          <p>{(isFile ? messages.addsEntered : messages.adds)(added, petName)}</p>
        )}
        {merged > 0 && <p>{(isFile ? messages.mergesEntered : messages.merges)(merged)}</p>}
        {open.length > 0 && (
          <p id="open-rows" className="font-semibold text-soon-ink">
            {messages.open(numbers, open.length)}
          </p>
        )}
      </div>
      {error && (
        <div className="mt-4">
          <ErrorPanel onRetry={send}>{error}</ErrorPanel>
        </div>
      )}
      <div className="mt-5 flex flex-wrap-reverse justify-end gap-3">
        <LinkButton href={paths.documents} variant="ghost">
          {messages.later}
        </LinkButton>
        <Button
          busy={isSending && messages.busy}
          isDisabled={isBlocked}
          aria-describedby={open.length > 0 ? 'open-rows' : undefined}
          onPress={() => (open.length > 0 ? setIsAsking(true) : send())}
        >
          {confirmLabel(confirmed.length, open.length)}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={messages.leaveOut(open.length)}
        confirm={messages.confirm(confirmed.length)}
        onConfirm={() => {
          setIsAsking(false);
          send();
        }}
      >
        <p>{messages.leaveOutLead(numbers, open.length)}</p>
      </ConfirmDialog>
    </Panel>
  );
}

/** While rows wait for an answer it is not said that there is nothing to add. */
function confirmLabel(confirmed: number, open: number): string {
  const messages = extractionMessages;
  if (confirmed > 0) return messages.confirm(confirmed);
  return open > 0 ? messages.confirmOpen : messages.confirmNone;
}

/** Sends the complete rows; two presses for an unchanged document are one call. */
function useConfirm({ id, updatedAt }: DocumentDetail, { confirmed, clear }: Review) {
  const messages = extractionMessages;
  const confirm = useAction('confirmExtraction');
  const send = () =>
    confirm.mutate(
      { documentId: id, vaccinations: confirmed, idempotencyKey: `${id}:${updatedAt}` },
      {
        onSuccess: ({ vaccinations }) => {
          clear();
          const { length } = vaccinations;
          showToast({ text: length === 0 ? messages.nothingToAdd : messages.confirmed(length) });
        },
      },
    );
  return { send, isSending: confirm.isPending, error: confirm.isError ? confirm.error.message : null };
}
