import { eq } from 'drizzle-orm';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { business } from '../../schema/business.ts';
import type { BusinessRow } from './business-presenter.ts';

export type BusinessReference = { readonly businessId: string } | { readonly slug: string };

/** A business by id or short name, or NOT_FOUND. */
export async function findBusiness(call: Call, reference: BusinessReference): Promise<BusinessRow> {
  const named =
    'slug' in reference ? eq(business.slug, reference.slug) : eq(business.id, reference.businessId);
  const [row] = await call.services.store.db.select().from(business).where(named);
  if (!row) throw refuse.notFound('business');
  return row;
}
