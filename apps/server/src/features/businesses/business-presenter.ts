import type { businesses, OutputOf } from '@clearpaw/contract';
import type { businessTable } from '../../schema/business.ts';

export type PresentedBusiness = OutputOf<typeof businesses.getBusiness>;
export type BusinessRow = typeof businessTable.$inferSelect;

/** What anyone signed in may know of a business. */
export function presentBusiness(row: BusinessRow): PresentedBusiness {
  const { demo: _internal, billingUid: _private, createdAt, updatedAt, ...shown } = row;
  return { ...shown, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
