import type { OutputOf, vaccinations } from '@clearpaw/contract';
import type { ConnectionScope, ReviewableKind } from '@clearpaw/domain';

type Vaccination = OutputOf<typeof vaccinations.listVaccinations>['items'][number];

/** The fields of a record that are needed to request a review. */
export interface ReviewableRecord
  extends Pick<Vaccination, 'id' | 'documentIds' | 'reviews' | 'reviewRequests'> {
  readonly kind: ReviewableKind;
  /** Whether the record still counts. */
  readonly isActive: boolean;
  readonly title: string;
}

/** A business connected to the pet, and how much of the pet's record it can see. */
export interface ReviewingBusiness {
  readonly businessId: string;
  readonly businessName: string;
  readonly scope: ConnectionScope;
}

/** The businesses that have neither been asked about the record nor decided about it. */
export function businessesToAsk(
  record: ReviewableRecord,
  businesses: readonly ReviewingBusiness[],
): readonly ReviewingBusiness[] {
  if (!record.isActive) return [];
  const known = new Set([...record.reviews, ...record.reviewRequests].map(({ businessId }) => businessId));
  return businesses.filter(({ businessId }) => !known.has(businessId));
}
