import { eq } from 'drizzle-orm';
import { type Call, keepToOwnBusiness } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { businessTable } from '../../schema/business.ts';
import type { BusinessRow } from './business-presenter.ts';

export type BusinessReference = { readonly businessId: string } | { readonly slug: string };

/** A business by id or short name, or NOT_FOUND. */
export async function findBusiness(call: Call, reference: BusinessReference): Promise<BusinessRow> {
  const named =
    'slug' in reference ? eq(businessTable.slug, reference.slug) : eq(businessTable.id, reference.businessId);
  const [row] = await call.services.store.db.select().from(businessTable).where(named);
  if (!row) throw refuse.notFound('business');
  keepToOwnBusiness(call, row.id);
  return row;
}
