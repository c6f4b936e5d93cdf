import { useState } from 'react';
import { useAction } from '../../platform/data/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Banner } from '../../ui/feedback/index.ts';
import { Select } from '../../ui/field/index.ts';
import { CancelButton, Dialog } from '../../ui/overlay/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { askMessages } from './ask-messages.gen.ts';
import type { ReviewableRecord, ReviewingBusiness } from './reviewable-record.ts';

interface AskReviewDialogProps {
  /** The record to be reviewed; null while the dialog is closed. */
  readonly record: ReviewableRecord | null;
  /** The businesses that can be asked, with the suggested one first. */
  readonly businesses: readonly ReviewingBusiness[];
  readonly onClose: () => void;
}

/** Asks one business to compare a record with its document, and states first what the business will be able to see. */
export function AskReviewDialog({ record, businesses, onClose }: AskReviewDialogProps) {
  const messages = askMessages;
  const [chosen, setChosen] = useState<string | null>(null);
  const request = useAction('requestReview');
  const business = businesses.find(({ businessId }) => businessId === chosen) ?? businesses[0];
  const send = () => {
    if (!record || !business || request.isPending) return;
    const input = { businessId: business.businessId, kind: record.kind, recordId: record.id };
    request.mutate(input, {
      onSuccess: () => {
        onClose();
        showToast({ text: messages.asked(business.businessName) });
      },
    });
  };
  return (
    <Dialog
      isOpen={record !== null && business !== undefined}
      onOpenChange={(open) => open || onClose()}
      title={messages.title(record?.title ?? '')}
      actions={
        <>
          <CancelButton onPress={onClose} />
          <Button onPress={send} busy={request.isPending && messages.asking}>
            {messages.ask}
          </Button>
        </>
      }
    >
      {request.isError && (
        <Banner tone="stop" announce="alert">
          {request.error.message}
        </Banner>
      )}
      {businesses.length > 1 && (
        <Select
          label={messages.business}
          options={businesses.map(({ businessId, businessName }) => ({
            id: businessId,
            label: businessName,
          }))}
          value={business?.businessId ?? null}
          onChange={setChosen}
        />
      )}
      {business && (
        <p>
          {business.scope === 'verdict'
            ? messages.sharesRecord(business.businessName)
            : messages.seesAlready(business.businessName)}
        </p>
      )}
      {record?.documentIds.length === 0 && (
        <Banner tone="soon" title={messages.noDocument}>
          {messages.noDocumentLead}
        </Banner>
      )}
    </Dialog>
  );
}
