import type { OutputOf, vaccinations } from '@clearpaw/contract';
import type { ConnectionScope, ReviewableKind } from '@clearpaw/domain';

type Vaccination = OutputOf<typeof vaccinations.listVaccinations>['items'][number];

/** A record as far as asking for its review needs it. */
export interface ReviewableRecord
  extends Pick<Vaccination, 'id' | 'documentIds' | 'reviews' | 'reviewRequests'> {
  readonly kind: ReviewableKind;
  /** Whether it still counts. */
  readonly isActive: boolean;
  readonly title: string;
}

/** A business that knows the pet, and how much of it that business sees. */
export interface ReviewingBusiness {
  readonly businessId: string;
  readonly businessName: string;
  readonly scope: ConnectionScope;
}

/** Those that have not been asked about the record and have not decided about it. */
export function businessesToAsk(
  record: ReviewableRecord,
  businesses: readonly ReviewingBusiness[],
): readonly ReviewingBusiness[] {
  if (!record.isActive) return [];
  const known = new Set([...record.reviews, ...record.reviewRequests].map(({ businessId }) => businessId));
  return businesses.filter(({ businessId }) => !known.has(businessId));
}
