import { UserCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { MenuItem } from '../../ui/overlay/index.ts';
import { askMessages } from './ask-messages.gen.ts';
import { AskReviewDialog } from './ask-review-dialog.tsx';
import { businessesToAsk, type ReviewableRecord, type ReviewingBusiness } from './reviewable-record.ts';

interface Asked {
  readonly record: ReviewableRecord;
  readonly businesses: readonly ReviewingBusiness[];
}

export interface AskReview {
  /** The menu entries of a record; none if no business is left to ask. */
  readonly itemsFor: (record: ReviewableRecord) => readonly MenuItem[];
  /** The dialog for asking one business about a record; null if that business was asked or has decided. */
  readonly dialogFor: (record: ReviewableRecord, businessId: string, onClose: () => void) => ReactNode;
  /** To be rendered once on the page. */
  readonly dialog: ReactNode;
}

/** Lets the owner ask a business for a review, from a record or from the reason that the review would resolve. */
export function useAskReview(businesses: readonly ReviewingBusiness[]): AskReview {
  const messages = askMessages;
  const [asked, setAsked] = useState<Asked | null>(null);
  const itemsFor = (record: ReviewableRecord): readonly MenuItem[] => {
    const left = businessesToAsk(record, businesses);
    const [only] = left;
    if (!only) return [];
    const label = left.length === 1 ? messages.askBusiness(only.businessName) : messages.askAny;
    return [{ id: 'review', label, icon: UserCheck, onAction: () => setAsked({ record, businesses: left }) }];
  };
  const dialogFor: AskReview['dialogFor'] = (record, businessId, onClose) => {
    const business = businessesToAsk(record, businesses).find((one) => one.businessId === businessId);
    return business ? <AskReviewDialog record={record} businesses={[business]} onClose={onClose} /> : null;
  };
  const dialog = (
    <AskReviewDialog
      key={asked?.record.id ?? 'none'}
      record={asked?.record ?? null}
      businesses={asked?.businesses ?? []}
      onClose={() => setAsked(null)}
    />
  );
  return { itemsFor, dialogFor, dialog };
}
