import type { businesses, OutputOf } from '@clearpaw/contract';
import type { businessTable } from '../../schema/business.ts';

export type PresentedBusiness = OutputOf<typeof businesses.getBusiness>;
export type BusinessRow = typeof businessTable.$inferSelect;

/** A business as shown to its members. */
export function presentBusiness(row: BusinessRow): PresentedBusiness {
  const { demo: _internal, billingUid: _private, coverVersion: _ours, createdAt, updatedAt, ...shown } = row;
  return { ...shown, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

/**
 * A business as shown to anyone signed in: the path of a photo contains the account of the member who uploaded it, so
 * it is left out.
 */
export function presentToOutsider(row: BusinessRow): PresentedBusiness {
  return { ...presentBusiness(row), coverPhotoPath: null };
}
