import type { businesses, OutputOf } from '@clearpaw/contract';
import type { businessTable } from '../../schema/business.ts';

export type PresentedBusiness = OutputOf<typeof businesses.getBusiness>;
export type BusinessRow = typeof businessTable.$inferSelect;

/** What the members of a business know of it. */
export function presentBusiness(row: BusinessRow): PresentedBusiness {
  const { demo: _internal, billingUid: _private, coverVersion: _ours, createdAt, updatedAt, ...shown } = row;
  return { ...shown, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

/** What anyone signed in may know of it: the path of a photo holds the account of the member who uploaded it. */
export function presentToOutsider(row: BusinessRow): PresentedBusiness {
  return { ...presentBusiness(row), coverPhotoPath: null };
}
