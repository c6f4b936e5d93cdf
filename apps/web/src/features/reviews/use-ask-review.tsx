import { UserCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useMessages } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import type { MenuItem } from '../../ui/overlay/index.ts';
import { askMessages } from './ask-messages.ts';
import { AskReviewDialog } from './ask-review-dialog.tsx';
import { businessesToAsk, type ReviewableRecord, type ReviewingBusiness } from './reviewable-record.ts';

interface Asked {
  readonly record: ReviewableRecord;
  readonly businesses: readonly ReviewingBusiness[];
}

export interface AskReview {
  /** The entries of a record's menu; none where no business is left to ask. */
  readonly itemsFor: (record: ReviewableRecord) => readonly MenuItem[];
  /** The button beside a reason; null where that business was asked or has decided. */
  readonly buttonFor: (record: ReviewableRecord, businessId: string) => ReactNode;
  /** Stands once on the page. */
  readonly dialog: ReactNode;
}

/** The owner's ways to ask a business for a review, from a record and from the reason that it would settle. */
export function useAskReview(businesses: readonly ReviewingBusiness[]): AskReview {
  const messages = useMessages(askMessages);
  const [asked, setAsked] = useState<Asked | null>(null);
  const itemsFor = (record: ReviewableRecord): readonly MenuItem[] => {
    const left = businessesToAsk(record, businesses);
    const [only] = left;
    if (!only) return [];
    const label = left.length === 1 ? messages.askBusiness(only.businessName) : messages.askAny;
    return [{ id: 'review', label, icon: UserCheck, onAction: () => setAsked({ record, businesses: left }) }];
  };
  const buttonFor = (record: ReviewableRecord, businessId: string): ReactNode => {
    const business = businessesToAsk(record, businesses).find((one) => one.businessId === businessId);
    if (!business) return null;
    return (
      <Button
        variant="secondary"
        size="small"
        icon={UserCheck}
        onPress={() => setAsked({ record, businesses: [business] })}
      >
        {messages.askBusiness(business.businessName)}
      </Button>
    );
  };
  const dialog = (
    <AskReviewDialog
      key={asked?.record.id ?? 'none'}
      record={asked?.record ?? null}
      businesses={asked?.businesses ?? []}
      onClose={() => setAsked(null)}
    />
  );
  return { itemsFor, buttonFor, dialog };
}
